// Files and the clipboard, where the browser lets the page have them.

/** Offers a text as a file to keep. */
export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The text in a file, unpacked where gzip has packed it. */
export async function textOf(file: File): Promise<string> {
  if (!file.name.endsWith(".gz")) return await file.text();
  return await new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

/** Copies a text; whether it could be. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

/** Copying where the clipboard is not to be had, such as on a page without https. */
function byHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = typeof document.execCommand === "function" && document.execCommand("copy");
  field.remove();
  return done;
}

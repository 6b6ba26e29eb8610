// A picture of one's own for a figure: made small in the browser, where it stays.

const SIDES = [96, 72, 48];
const QUALITIES = [0.85, 0.6, 0.35];
/** So long the text of a picture may be: some 8 kB of it. */
export const MOST = 10_900;

/** The middle square of a picture as the text of a small one; an error where the file is none, or stays too large. */
export async function smallPicture(file: Blob): Promise<string> {
  const whole = await createImageBitmap(file);
  const side = Math.min(whole.width, whole.height);
  const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
  const canvas = document.createElement("canvas");
  for (const size of SIDES) {
    canvas.width = canvas.height = Math.min(size, side);
    canvas.getContext("2d")?.drawImage(whole, left, top, side, side, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const text = canvas.toDataURL("image/webp", quality);
      if (text.length <= MOST) return text;
    }
  }
  throw new Error("too large");
}

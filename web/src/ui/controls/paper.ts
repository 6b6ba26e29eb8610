// Pages to print from a server that asks for its key, which no link can show.
import { withKey } from "../../api";

/** How long a page to print is kept for its window, in milliseconds. */
const KEPT = 60_000;

/** Opens the page that a link leads to in a window of its own; where it is refused, what the server says of it. */
export async function openPaper(event: MouseEvent): Promise<void> {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const response = await fetch(link.href, withKey({}));
  const type = response.headers.get("content-type") ?? "text/plain";
  // In a window of its own there is no place that its addresses begin at.
  const text = (await response.text()).replaceAll('href="/', `href="${location.origin}/`);
  const address = URL.createObjectURL(new Blob([text], { type }));
  open(address, "_blank", "noopener");
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

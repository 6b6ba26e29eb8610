// How far down a place is scrolled, so that the names of those who stand there are in sight.

/** So many pixels of what marks a card stand above it. */
const CLEAR = 5;

/** As far down as a place can be scrolled without cutting off the top of a band or a card, where the name is. */
export function lowest(house: HTMLElement): number {
  const most = house.scrollHeight - house.clientHeight;
  const top = house.getBoundingClientRect().top - house.scrollTop;
  const tops = [...house.querySelectorAll(".band:not(.empty), .token")].map(
    (one) => Math.floor(one.getBoundingClientRect().top - top) - CLEAR,
  );
  return Math.max(0, ...tops.filter((one) => one <= most));
}

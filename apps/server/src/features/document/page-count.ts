/** How long a page must be before the reader, in milliseconds. */
const shown = 1_000;

/**
 * The pages of a reading that count once `page` is reported (product 6.4): it was handed out a second ago at least, and the page counted
 * before it a second ago. Too early, not handed out, or counted already: nothing changes.
 */
export function countedWith(
  {
    served,
    counted,
    counted_at: last,
  }: { served: Readonly<Record<string, string>>; counted: readonly number[]; counted_at: Date | null },
  page: number,
  now: Date,
): readonly number[] {
  const handedOut = served[String(page)];
  if (handedOut === undefined || counted.includes(page)) return counted;
  const isShown = now.getTime() - Date.parse(handedOut) >= shown;
  const isNext = last === null || now.getTime() - last.getTime() >= shown;
  return isShown && isNext ? [...counted, page] : counted;
}

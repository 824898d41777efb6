/** Finds problems of a page that a screenshot does not show. Each is one sentence. */

/** The `inputMode` that fields need for a phone's keyboard, by their `autocomplete`. */
const KEYBOARDS: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', 'one-time-code': 'numeric' };

export const fieldProblems = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([hidden])')].flatMap((input) => {
    const keyboard = KEYBOARDS[input.autocomplete];
    if (!keyboard || input.inputMode === keyboard) return [];
    return [`The field for ${input.autocomplete} has inputMode “${input.inputMode}”, not ${keyboard}.`];
  });

/** If `sizes` is too small, so is the file of the picture; if it is too large, the file takes needless time to load. */
const TOLERANCE = { tooSmall: 0.8, tooLarge: 1.5 };
/** Tolerated because the files of a picture differ by more than this. */
const TOLERATED_PIXELS = 24;

/** Pictures whose `sizes` differ from their width on the page. */
export const pictureProblems = (): string[] =>
  [...document.querySelectorAll('picture')].flatMap((picture) => {
    const image = picture.querySelector('img');
    const sizes = picture.querySelector('source')?.sizes;
    const width = image?.clientWidth ?? 0;
    if (!sizes || width === 0) return [];
    const promised = usedWidth(sizes);
    const isRight =
      Math.abs(promised - width) <= TOLERATED_PIXELS ||
      (promised >= width * TOLERANCE.tooSmall && promised <= width * TOLERANCE.tooLarge);
    return isRight ? [] : [`A picture of ${width} px (${image?.alt}) has sizes for ${promised} px: ${sizes}.`];
  });

/** The width in pixels that `sizes` gives for this window. */
function usedWidth(sizes: string): number {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'absolute';
  for (const option of sizes.split(/,(?![^(]*\))/)) {
    const [, query, length = ''] = /^\s*(\([^)]*\))?\s*(.+?)\s*$/.exec(option) ?? [];
    if (query && !matchMedia(query).matches) continue;
    probe.style.width = length;
    break;
  }
  const width = probe.offsetWidth;
  probe.remove();
  return width;
}

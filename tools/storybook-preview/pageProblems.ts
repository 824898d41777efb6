/** Finds problems of a page that a screenshot does not show. Each is one sentence. */
import { coarsePointer } from '@abs/ui/theme';
import { prefer } from './modes/preferences.ts';
import { writtenTexts } from './writtenTexts.ts';

/** The `inputMode` that fields need for a phone's keyboard, by their `autocomplete`. */
const KEYBOARDS: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', 'one-time-code': 'numeric' };

export const fieldProblems = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([hidden])')].flatMap((input) => {
    const keyboard = KEYBOARDS[input.autocomplete];
    if (!keyboard || input.inputMode === keyboard) return [];
    return [`The field for ${input.autocomplete} has inputMode “${input.inputMode}”, not ${keyboard}.`];
  });

/** Browsers of phones zoom into fields with smaller text, in pixels. */
const SMALLEST_TEXT = 16;

/** Fields with text that is too small on a touch screen. */
export function touchProblems(): string[] {
  const fields = [...document.querySelectorAll<HTMLElement>('input, select, textarea')];
  if (fields.length === 0) return [];
  const end = prefer(coarsePointer);
  const sizes = fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize));
  end();
  return fields.flatMap((field, index) =>
    (sizes[index] ?? 0) < SMALLEST_TEXT ? [`The text of ${nameOf(field)} has ${sizes[index]} px under a finger.`] : [],
  );
}

const nameOf = (field: HTMLElement) =>
  `<${field.localName}> ${field.ariaLabel ?? field.getAttribute('name') ?? field.id}`;

/** Fields for free text: not for numbers, codes, addresses or passwords. */
const FREE_TEXT = ':not([inputmode]:not([inputmode="text"]), [autocomplete*="password"])';
const freeTextFields = `textarea, input:is([type="text"], [type="search"], :not([type]))${FREE_TEXT}`;

const hasOwnDirection = (element: Element | null) => Boolean(element?.closest('[dir="auto"], bdi'));

/**
 * Texts that people wrote, and fields for such texts, without a direction of their own. Hidden texts for screen readers
 * do not need one.
 */
export function directionProblems(): string[] {
  const problems = [...document.querySelectorAll<HTMLElement>(freeTextFields)]
    .filter((field) => !hasOwnDirection(field))
    .map((field) => `The field ${nameOf(field)} has no dir="auto".`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!writtenTexts.has(data.trim()) || hasOwnDirection(parentElement)) continue;
    const isHidden = (parentElement?.getBoundingClientRect().width ?? 0) <= 1;
    if (!isHidden) problems.push(`The text “${data}” in <${parentElement?.localName}> has no direction of its own.`);
  }
  return problems;
}

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

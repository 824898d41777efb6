import type { Review } from './review.ts';
import { reviewInPage } from './reviewInPage.ts';
import type { TokenChange } from './tokens.ts';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

const list = (sentences: readonly string[]) =>
  `<ul>${sentences.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const details = (what: string, sentences: readonly string[]) =>
  sentences.length === 0
    ? ''
    : `<details><summary>${counted(sentences.length, what)}</summary>${list(sentences)}</details>`;

/**
 * A page for reviewing changes. Equal changes are grouped and judged together. A slider compares before and now, next
 * to a screenshot of the difference. The page needs no server, and saves the verdicts as a file that `--accept` reads.
 */
export function reportPage(review: Review, failures: readonly string[], tokens: readonly TokenChange[] = []): string {
  const count = review.groups.reduce((sum, { stories }) => sum + stories.length, 0);
  const tokenTexts = tokens.map(({ token, before, after }) => `${token}: ${before ?? 'new'} → ${after ?? 'removed'}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Review of pictures</title>
<style>${STYLES}</style></head><body>
<header><h1>Review of pictures</h1>
<p>${count === 1 ? '1 story looks' : `${count} stories look`} different, in ${counted(review.groups.length, 'way')}. Judge what is equal together, or single stories below it. Move the slider from now (right) to before (left); what differs is red. Keys: <kbd>n</kbd> next, <kbd>p</kbd> previous, <kbd>a</kbd> accept, <kbd>r</kbd> reject.</p>
${details('failure', failures)}
${details('changed token', tokenTexts)}</header>
<nav aria-label="Differences"><p><label>Find <input id="text" type="search" placeholder="component, journey, id" /></label>
<label>Differs in <select id="least"><option value="0">any number of pixels</option><option value="100">100 and more</option><option value="10000">10,000 and more</option></select></label></p>
<ol id="groups"></ol></nav>
<main id="group" tabindex="-1"><p>Nothing looks different.</p></main>
<footer><button type="button" id="save">Save verdicts</button><output id="count"></output></footer>
<script type="application/json" id="review">${JSON.stringify(review).replaceAll('<', '\\u003c')}</script>
<script>(${reviewInPage.toString()})(JSON.parse(document.getElementById('review').textContent));</script>
</body></html>
`;
}

const STYLES = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: light-dark(#0002, #fff3); --quiet: light-dark(#555, #bbb); --chosen: light-dark(#eef3ff, #1d2a44) }
* { box-sizing: border-box } body { margin: 0; display: grid; grid-template: auto 1fr / minmax(260px, 320px) minmax(0, 1fr); gap: 0 32px; padding: 0 24px 88px }
header { grid-column: 1 / -1; padding-block: 24px 16px } header p { max-width: 75ch; margin: 0 0 8px } h1 { font-size: 22px; margin: 0 0 4px } h2 { font-size: 19px; margin: 0 } h3 { font-size: 15px; margin: 0 0 4px }
kbd { font: inherit; font-weight: 600; padding: 0 6px; border: 1px solid var(--line); border-radius: 4px } summary { cursor: pointer; min-height: 24px; color: var(--quiet) }
button, input, select { font: inherit; color: inherit } :focus-visible { outline: 2px solid light-dark(#1456d8, #8db4ff); outline-offset: 2px }
nav { position: sticky; inset-block-start: 0; max-height: calc(100vh - 72px); overflow: auto; padding: 4px } nav p { display: grid; gap: 8px; margin: 0 0 12px }
nav ol { list-style: none; margin: 0; padding: 0 } nav label { display: grid; gap: 2px; font-size: 13px; color: var(--quiet) }
nav input, nav select, fieldset input:not([type]) { min-height: 36px; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px; background: Field }
nav button { width: 100%; text-align: start; overflow-wrap: anywhere; padding: 10px 12px; border: 0; border-radius: 6px; background: none; cursor: pointer }
nav button:hover { background: var(--line) } nav button[aria-current] { background: var(--chosen); font-weight: 600 } nav small { display: block }
main { min-width: 0 } main:focus { outline: none } main > p { color: var(--quiet); margin: 4px 0 } section { border-block-start: 1px solid var(--line); margin-block-start: 16px; padding-block: 16px }
h3 code, small, figcaption { font-weight: 400; color: var(--quiet); font-size: 13px }
fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; min-height: 40px } fieldset label { min-height: 24px; cursor: pointer }
legend { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden } fieldset input:not([type]) { flex: 1 1 240px }
figure { margin: 12px 0 } .pair { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; margin-block-start: 4px }
.pair > * { max-width: calc(50% - 12px); min-width: min(100%, 320px) } img { max-width: 100%; display: block; outline: 1px solid var(--line) }
.slider { position: relative } .slider img { position: absolute; inset: 0; width: 100% }
.slider img + img { clip-path: inset(0 0 0 calc(100% - var(--shown, 50%))) }
.slider input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: .35; cursor: ew-resize }
footer { position: fixed; inset: auto 0 0; padding: 12px 24px; background: Canvas; border-block-start: 1px solid var(--line); display: flex; gap: 20px; align-items: center; color: var(--quiet) }
#save { min-height: 40px; padding: 0 18px; border: 0; border-radius: 6px; background: CanvasText; color: Canvas; font-weight: 600; cursor: pointer }
@media (max-width: 720px) { body { display: block; padding-inline: 16px } nav { position: static; max-height: none; margin-block-end: 24px } .pair > * { max-width: 100% } }`;

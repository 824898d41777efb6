import { pageStyles } from './basePageStyles.ts';

/** For documentation pages. Their tables and text look like those of the pages about flows. */
export const docsStyles = `${pageStyles}
.sbdocs-content:has(.docs-page) { max-width: 1440px; }
.sbdocs-wrapper:has(.docs-page) { background: var(--abs-color-canvas); }
.docs-page { text-wrap: pretty; }
.docs-page :is(h1, h2, h3, p, li) { color: inherit; }
.docs-page h1, .docs-page h2 { font-family: var(--abs-font-family); font-style: normal; }
.docs-page :is(p, li) { font-family: var(--abs-font-family); font-size: 16px; line-height: 1.5; }
.docs-page :is(fieldset, label, .leads) { font-family: var(--abs-font-family); }
.docs-page .muted { color: var(--abs-color-text-muted); }
.docs-page h1 { font-size: clamp(40px, 6vw, 80px); line-height: 0.95; letter-spacing: -0.045em; margin: 24px 0 24px; text-wrap: balance; }
.docs-page h2 { font-size: 25px; line-height: 1.15; letter-spacing: -0.025em; margin: 64px 0 8px; }
.docs-page h3 { font: 600 16px/1.4 var(--abs-font-family); margin: 0; padding: 0; border: 0; }
.docs-page a { font-family: inherit; font-size: inherit; }
.docs-page :is(p, li) code {
  font: 500 0.875em/1.5 ui-monospace, monospace; color: inherit; background: none; border: 0; margin: 0; padding: 0;
  white-space: normal; overflow-wrap: anywhere;
}
.docs-page p.lead, .docs-page.pattern h1 + p { font-size: 20px; line-height: 1.4; max-width: 48ch; }
.docs-page :is(a, input, select, button, summary):focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }
.docs-page .sentences th:first-child { width: 44%; }
.docs-page .overview { table-layout: fixed; min-width: 880px; }
.docs-page .overview th:nth-child(2) { width: 40%; }
.docs-page .doors { display: grid; gap: 32px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); margin: 24px 0 0; }
.docs-page .doors li { border-top: 1px solid var(--abs-color-line-strong); padding-top: 12px; }
.docs-page .doors a { font-weight: 600; }
.docs-page .doors p { margin: 4px 0 0; color: var(--abs-color-text-muted); }
.docs-page .finder { border: 0; border-block: 1px solid var(--abs-color-line-strong); padding: 24px 0; margin: 24px 0 0; }
.docs-page .query { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: end; }
.docs-page .query > label { display: grid; gap: 4px; flex: 1 1 280px; font-weight: 500; }
.docs-page .query :is(input[type='search'], select) {
  font: 400 16px/1.5 var(--abs-font-family); padding: 12px; min-height: 52px; box-sizing: border-box; width: 100%;
  color: inherit; background: var(--abs-color-raised); border: 1px solid var(--abs-color-line-strong); border-radius: 2px;
}
.docs-page fieldset { border: 0; padding: 0; margin: 0; }
.docs-page legend { padding: 0; font-weight: 500; margin: 0 0 4px; }
.docs-page .choices { display: flex; flex-wrap: wrap; gap: 4px 20px; min-height: 52px; align-items: center; }
.docs-page .choices label { display: inline-flex; gap: 8px; align-items: center; min-height: 32px; }
.docs-page .choices input { accent-color: var(--abs-color-accent); margin: 0; width: 18px; height: 18px; }
.docs-page .found { display: grid; gap: 4px 24px; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); margin: 16px 0 0; }
.docs-page .found a { display: block; padding: 6px 0; text-decoration: none; color: inherit; }
.docs-page .found a:hover strong { text-decoration: underline; text-underline-offset: 3px; }
.docs-page .found strong { font-weight: 600; }
.docs-page .found q { display: block; font-size: 14px; overflow-wrap: anywhere; }
.docs-page .leads { margin: 12px 0 0; }
.docs-page .leads button {
  font: inherit; color: var(--abs-color-accent); background: none; border: 0; padding: 4px 8px 4px 0; cursor: pointer;
  text-decoration: underline; text-underline-offset: 3px;
}
.docs-page .leads button:focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }
.docs-page .found span { display: block; color: var(--abs-color-text-muted); font-size: 14px; }
.docs-page .screens { display: grid; gap: 40px 32px; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); margin: 24px 0 0; }
.docs-page .thumb { display: block; position: relative; overflow: hidden; background: var(--abs-color-surface); border: 1px solid var(--abs-color-line-subtle); margin: 0 0 12px; }
.docs-page .thumb iframe { border: 0; position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; pointer-events: none; }
.docs-page .states { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 6px 0 0; font-size: 14px; }
.docs-page .states a { display: inline-block; padding: 3px 0; }
.docs-page .changes { margin: 16px 0 40px; }
.docs-page .changes > li { border-top: 1px solid var(--abs-color-line-subtle); padding: 12px 0; }
.docs-page .changes p { margin: 0; max-width: 80ch; }
.docs-page .changes p + p { margin-top: 8px; }
.docs-page .query + .muted { margin: 12px 0 0; }
.docs-page .devices { display: flex; flex-wrap: wrap; gap: 16px 24px; margin: 24px 0 0; }
.docs-page .devices figure { flex: 1 1 0; min-width: 240px; margin: 0; }
.docs-page .devices figcaption a { display: inline-block; padding: 4px 0; font-size: 14px; }
.docs-page .device { overflow: hidden; border: 1px solid var(--abs-color-line-strong); }
.docs-page .device iframe { border: 0; display: block; transform-origin: 0 0; }
.docs-page.pattern :is(h2, h2:first-of-type) { margin-top: 48px; }
.docs-page.pattern :is(ul, ol) { margin: 12px 0 0; padding-inline-start: 20px; max-width: 68ch; }
.docs-page.pattern :is(ul, ol) + p { margin-top: 24px; }
.docs-page.pattern ul { list-style: disc; }
.docs-page.pattern ol { list-style: decimal; }
.docs-page.pattern li { margin: 0 0 8px; padding-inline-start: 4px; overflow-wrap: break-word; }
.docs-page .uses { margin: 0; max-width: 960px; }
.docs-page .uses > div {
  display: grid; gap: 0 24px; grid-template-columns: minmax(9em, 1fr) minmax(0, 5fr); padding: 10px 0; border-bottom: 1px solid var(--abs-color-line-subtle);
  align-items: baseline;
}
.docs-page .uses :is(dt, dd) { margin: 0; }
.docs-page .uses dt { font-weight: 500; }
.docs-page .uses dd { overflow-wrap: anywhere; }
.docs-page .uses ul { display: flex; flex-wrap: wrap; gap: 0 16px; }
.docs-page .uses a { display: inline-block; padding-block: 2px; }
.docs-page .uses dd code { display: block; margin: 0; }
.docs-page .tokens > li { border-bottom: 1px solid var(--abs-color-line-subtle); }
.docs-page .tokens :is(summary, .unused) { padding: 10px 0; }
.docs-page .tokens summary { cursor: pointer; }
.docs-page .tokens .unused { padding-inline-start: 1.05em; }
.docs-page .tokens code, .docs-page .uses code { font: 500 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.docs-page .tokens :is(summary, .unused) code { display: inline-block; min-width: 14em; }
.docs-page .tokens .swatch {
  display: inline-block; width: 24px; height: 16px; vertical-align: -2px; margin-inline-end: 8px; border: 1px solid var(--abs-color-line-strong);
}
.docs-page .tokens details > :is(p, dl) { margin: 0 0 16px; padding-inline-start: 1.05em; }
.docs-page .tokens .uses > div:last-child { border-bottom: 0; }
.docs-page .steps { list-style: decimal; display: grid; gap: 32px; margin: 24px 0; padding: 0 0 0 24px; max-width: 880px; }
.docs-page .steps img { display: block; width: 100%; height: auto; border: 1px solid var(--abs-color-line-subtle); }
.docs-page .desk { display: grid; gap: 16px; margin: 16px 0; }
@media (min-width: 1000px) { .docs-page .desk[data-width='Phone'] { grid-template-columns: 1fr 424px; } }
.docs-page .choices.leads { margin: 0; }
.docs-page .desk label { display: grid; grid-template-rows: auto 1fr; gap: 4px; font-weight: 500; }
.docs-page .desk textarea {
  font: 400 14px/1.5 ui-monospace, Menlo, Consolas, monospace; tab-size: 2; padding: 12px; min-height: 280px; width: 100%;
  box-sizing: border-box; resize: vertical; color: inherit; background: var(--abs-color-raised);
  border: 1px solid var(--abs-color-line-strong); border-radius: 2px;
}
.docs-page .desk textarea:focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }
.docs-page .sheet { overflow-x: auto; background: var(--abs-color-surface); border: 1px solid var(--abs-color-line-subtle); padding: 16px; }
.docs-page .sheet iframe { display: block; height: 640px; margin: 0 auto; border: 0; background: var(--abs-color-canvas); }
@media (max-width: 640px) {
  .docs-page .uses > div { grid-template-columns: minmax(0, 1fr); }
  .docs-page .tokens :is(summary, .unused) .muted { display: block; padding-inline-start: 1.05em; }
  .docs-page .tokens .unused .muted { padding: 0; }
}
`;

import { pageStyles } from './basePageStyles.ts';

/** For the pages that lead through the Storybook; tables and text are those of the pages about flows. */
export const docsStyles = `${pageStyles}
.sbdocs-content:has(.docs-page) { max-width: 1440px; }
.sbdocs-wrapper:has(.docs-page) { background: var(--abs-color-canvas); }
.docs-page { text-wrap: pretty; }
.docs-page :is(h1, h2, h3, p, li) { color: inherit; }
.docs-page h1, .docs-page h2 { font-family: var(--abs-font-family); font-style: normal; }
.docs-page :is(p, li) { font-family: var(--abs-font-family); font-size: 16px; line-height: 1.5; }
.docs-page .muted { color: var(--abs-color-text-muted); }
.docs-page h1 { font-size: clamp(40px, 6vw, 80px); line-height: 0.95; letter-spacing: -0.045em; margin: 24px 0 24px; text-wrap: balance; }
.docs-page h2 { font-size: 25px; line-height: 1.15; letter-spacing: -0.025em; margin: 64px 0 8px; }
.docs-page h3 { font: 600 16px/1.4 var(--abs-font-family); margin: 0; padding: 0; border: 0; }
.docs-page p.lead { font-size: 20px; line-height: 1.4; max-width: 48ch; }
.docs-page :is(a, input, button, summary):focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }
.docs-page .says { width: 44%; }
.docs-page .overview { table-layout: fixed; min-width: 880px; }
.docs-page .overview th:nth-child(2) { width: 40%; }
.docs-page .doors { display: grid; gap: 32px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); margin: 24px 0 0; }
.docs-page .doors li { border-top: 1px solid var(--abs-color-line-strong); padding-top: 12px; }
.docs-page .doors a { font-weight: 600; }
.docs-page .doors p { margin: 4px 0 0; color: var(--abs-color-text-muted); }
.docs-page .finder { border: 0; border-block: 1px solid var(--abs-color-line-strong); padding: 24px 0; margin: 24px 0 0; }
.docs-page .query { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: end; }
.docs-page .query > label { display: grid; gap: 4px; flex: 1 1 280px; font-weight: 500; }
.docs-page input[type='search'] {
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
.docs-page .found span { display: block; color: var(--abs-color-text-muted); font-size: 14px; }
.docs-page .screens { display: grid; gap: 40px 32px; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); margin: 24px 0 0; }
.docs-page .thumb { display: block; position: relative; overflow: hidden; background: var(--abs-color-surface); border: 1px solid var(--abs-color-line-subtle); margin: 0 0 12px; }
.docs-page .thumb iframe { border: 0; position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; pointer-events: none; }
.docs-page .states { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 6px 0 0; font-size: 14px; }
.docs-page .states a { display: inline-block; padding: 3px 0; }
.docs-page .steps { list-style: decimal; display: grid; gap: 32px; margin: 24px 0; padding: 0 0 0 24px; max-width: 880px; }
.docs-page .steps img { display: block; width: 100%; height: auto; border: 1px solid var(--abs-color-line-subtle); }
`;

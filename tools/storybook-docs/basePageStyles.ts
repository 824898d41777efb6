/** For pages about flows. They override Storybook's own styles for documentation. */
export const pageStyles = `
.sbdocs-content:has(.flow-page) { max-width: 1440px; }
.sbdocs-wrapper:has(.flow-page) { background: var(--abs-color-canvas); }
.flow-page { font: 400 16px/1.5 var(--abs-font-family); color: var(--abs-color-text-default); }
.flow-page h1 { font: 600 32px/1.15 var(--abs-font-family); letter-spacing: -0.025em; margin: 0 0 8px; border: 0; }
.flow-page h2 { font: 600 20px/1.3 var(--abs-font-family); margin: 40px 0 12px; padding: 0; border: 0; }
.flow-page p:where(:not(.sb-story *)) { max-width: 62ch; margin: 0 0 16px; }
.flow-page a { color: var(--abs-color-accent); text-decoration: underline; text-underline-offset: 3px; }
.flow-page .muted { color: var(--abs-color-text-muted); }
.flow-page .missing { color: var(--abs-color-danger); }
.flow-page .scrolls:focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }
.flow-page table { border-collapse: collapse; width: 100%; font-size: 14px; margin: 0; }
.flow-page th, .flow-page td {
  text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border: 0;
  border-bottom: 1px solid var(--abs-color-line-subtle); font-weight: 400; overflow-wrap: break-word; min-width: 6em;
}
.flow-page thead th { font-weight: 600; border-bottom-color: var(--abs-color-line-strong); }
.flow-page tbody th { font-weight: 500; }
.flow-page td.figure, .flow-page th.figure { text-align: right; font-variant-numeric: tabular-nums; }
.flow-page td a { display: inline-block; padding-block: 2px; }
.flow-page ul { list-style: none; margin: 0; padding: 0; }
.flow-page .key { display: flex; flex-wrap: wrap; gap: 4px 24px; font-size: 14px; margin: 12px 0 0; padding: 0; }
`;

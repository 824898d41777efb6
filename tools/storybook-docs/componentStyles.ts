import { docsStyles } from './pageStyles.ts';

/** For the pages of components: their text, and the stages of their stories. */
export const componentStyles = `${docsStyles}
.component-page { font: 400 16px/1.5 var(--abs-font-family); color: var(--abs-color-text-default); }
.component-page .docs-page h1 { font-size: clamp(32px, 4.5vw, 56px); margin-bottom: 16px; overflow-wrap: anywhere; }
.component-page .docs-page h2 { margin: 56px 0 12px; }
.component-page .docs-page .lead, .component-page .docs-page .lead p { font-size: 20px; line-height: 1.4; max-width: 56ch; margin: 0 0 16px; }
.component-page .status { margin: 0 0 32px; }
.component-page .status p { margin: 0 0 8px; }
.component-page .status dl { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 0; padding: 8px 0; border-block: 1px solid var(--abs-color-line-subtle); }
.component-page .status dl div { display: flex; flex-wrap: wrap; gap: 0 6px; }
.component-page .status :is(dt, dd) { margin: 0; font-size: 14px; }
.component-page .status dt { font-weight: 600; }
.component-page .stage {
  position: relative; padding: 24px; overflow: auto; background: var(--abs-color-canvas);
  border: 1px solid var(--abs-color-line-subtle); border-radius: 2px;
}
.component-page .stage.framed { padding: 0; overflow: hidden; }
.component-page .stage iframe { display: block; width: 100%; border: 0; }
.component-page .stage :is(.sb-story, .sb-story > div) { background: none; }
.component-page .code { margin: 8px 0 0; }
.component-page .states { display: grid; grid-template-columns: minmax(0, 1fr); }
.component-page .states li { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 14px; }
.component-page .states .code { min-width: 0; margin: 0; }
.component-page .states .code[open] { flex-basis: 100%; }
.component-page summary { display: inline-block; padding: 6px 0; font-size: 14px; cursor: pointer; color: var(--abs-color-accent); text-decoration: underline; text-underline-offset: 3px; }
.component-page summary:focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }
.component-page .instead li, .component-page .keys > div {
  display: grid; gap: 0 24px; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); padding: 10px 0; border-bottom: 1px solid var(--abs-color-line-subtle); max-width: 960px;
}
.component-page .keys { margin: 0; }
.component-page .keys > div { grid-template-columns: minmax(7em, 1fr) minmax(0, 4fr); }
.component-page .keys :is(dt, dd) { margin: 0; }
.component-page kbd { font: 500 16px/1.5 var(--abs-font-family); }
.component-page .anatomy { display: grid; gap: 24px 40px; grid-template-columns: minmax(0, 3fr) minmax(260px, 2fr); align-items: start; }
.component-page .anatomy:has(.framed) { grid-template-columns: minmax(0, 1fr); }
.component-page .anatomy:has(.framed) .legend { columns: 2 320px; column-gap: 40px; }
.component-page .legend li { break-inside: avoid; }
.component-page .anatomy .picture { position: relative; }
.component-page .anatomy .stage { padding: 24px; }
.component-page .anatomy .stage.framed { padding: 0; }
.component-page .anatomy .marks { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
.component-page .anatomy .box { position: absolute; box-sizing: border-box; border: 1px dashed var(--abs-color-text-muted); }
.component-page .pin {
  display: inline-grid; place-items: center; width: 24px; height: 24px; flex: none; box-sizing: border-box; border-radius: 50%;
  font: 600 13px/1 var(--abs-font-family); color: var(--abs-color-canvas); background: var(--abs-color-text-default); border: 1px solid var(--abs-color-canvas);
}
.component-page .marks .pin { position: absolute; }
.component-page .legend { list-style: none; margin: 0; padding: 0; }
.component-page .legend li { display: flex; gap: 12px; padding: 6px 0; }
.component-page code { font: 500 14px/1.5 ui-monospace, monospace; margin-inline-end: 4px; }
.component-page .pairs { display: grid; gap: 0; max-width: 960px; }
.component-page .pairs li { display: grid; gap: 4px 32px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); padding: 16px 0; border-top: 1px solid var(--abs-color-line-subtle); }
.component-page .pairs p { margin: 0; padding-inline-start: 28px; position: relative; }
.component-page .pairs p::before { position: absolute; inset-inline-start: 0; font-weight: 600; }
.component-page .pairs .do::before { content: '✓'; color: var(--abs-color-success); }
.component-page .pairs .dont::before { content: '✕'; color: var(--abs-color-danger); }
.component-page .pairs strong { display: block; }
.component-page .story { margin: 0 0 40px; }
.component-page .story p { margin: 0 0 8px; }
.component-page .story h3 { margin: 0 0 8px; }
.component-page .screen { max-width: 720px; margin: 16px 0 0; }
.component-page.example { margin: 16px 0 40px; }
.component-page.example figcaption { margin: 8px 0 0; font-size: 14px; }
.component-page .props { padding: 0 4px 4px; margin: 0 -4px; }
.component-page .props a { text-decoration: underline; }
.component-page .props:focus-visible { outline: 2px solid var(--abs-color-focus); }
@media (max-width: 800px) {
  .component-page .anatomy { grid-template-columns: minmax(0, 1fr); }
  .component-page .instead li, .component-page .keys > div { grid-template-columns: minmax(0, 1fr); }
}
`;

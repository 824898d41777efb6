export const panelStyles = `
.flow-panel {
  font: 400 14px/1.5 var(--abs-font-family); color: var(--abs-color-text-default);
  background: var(--abs-color-canvas); padding: 16px; min-height: 100%; box-sizing: border-box;
}
.flow-panel p { margin: 0; }
.flow-panel h2 { font: 400 14px/1.5 var(--abs-font-family); margin: 0 0 8px; }
.flow-panel strong { font-weight: 600; }
.flow-panel .muted { color: var(--abs-color-text-muted); }
.flow-panel a { color: var(--abs-color-accent); text-underline-offset: 3px; }
.flow-panel a:focus-visible, .flow-panel input:focus-visible {
  outline: 2px solid var(--abs-color-focus); outline-offset: 2px;
}
.flow-panel fieldset { border: 0; margin: 0 0 12px; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; }
.flow-panel legend { float: left; padding: 0; margin-right: 16px; color: var(--abs-color-text-muted); }
.flow-panel label { display: inline-flex; gap: 6px; align-items: center; }
.flow-panel input { accent-color: var(--abs-color-accent); margin: 0; }
.flow-panel ul { list-style: none; margin: 0 0 16px; padding: 0; }
`;

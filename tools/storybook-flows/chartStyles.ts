/** Plain CSS, because the chart is also drawn in Storybook's own interface, which does not have our styles. */
export const chartStyles = `
.chart { font-family: var(--abs-font-family); color: var(--abs-color-text-default); }
.chart-view { overflow: auto; background: var(--abs-color-canvas); border: 1px solid var(--abs-color-line-subtle); }
.chart-view:focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }
.chart svg { display: block; margin: 0 auto; }
.chart-zoom { display: flex; justify-content: flex-end; gap: 4px; margin: 0 0 8px; }
.chart-zoom button {
  font: 500 14px/1 var(--abs-font-family); min-width: 28px; height: 28px; padding: 0 8px; cursor: pointer;
  color: var(--abs-color-text-default); background: var(--abs-color-raised);
  border: 1px solid var(--abs-color-line-strong); border-radius: 2px;
}
.chart-zoom button:hover { border-color: var(--abs-color-text-default); }
.chart-zoom button:focus-visible { outline: 2px solid var(--abs-color-focus); outline-offset: 2px; }

.chart text { font-size: 12px; fill: var(--abs-color-text-default); }
.chart .muted { fill: var(--abs-color-text-muted); }

.chart .box rect { fill: var(--abs-color-raised); stroke: var(--abs-color-line-strong); }
.chart .box .title { font-size: 14px; font-weight: 600; }
.chart .box.outer rect { fill: none; }
.chart .box.region rect { stroke-dasharray: 5 4; }
.chart .box.passing rect { fill: none; stroke-dasharray: 2 3; }
.chart .box.passing .title { fill: var(--abs-color-text-muted); font-weight: 500; }
.chart .box.no-story rect { fill: url(#hatching); }
.chart .box.final rect + rect { fill: none; }
.chart .box .line { pointer-events: none; }
.chart .box.lit rect { stroke: var(--abs-color-accent); stroke-width: 2; }
.chart .box.lit:not(.outer) rect { fill: var(--abs-color-accent); }
.chart .box.lit:not(.outer) text { fill: var(--abs-color-onAccent); }
.chart .hatching { stroke: var(--abs-color-line-subtle); stroke-width: 5; }
.chart .hatching-ground { fill: var(--abs-color-canvas); }
.chart a { cursor: pointer; outline: none; }
.chart a:hover .title, .chart a:focus-visible .title { text-decoration: underline; text-underline-offset: 3px; }
.chart a:focus-visible rect { stroke: var(--abs-color-focus); stroke-width: 3; }

.chart .mark { fill: var(--abs-color-text-default); }
.chart .anywhere rect { fill: none; stroke: var(--abs-color-line-strong); stroke-dasharray: 2 3; }
.chart .arrow { fill: none; stroke: var(--abs-color-text-muted); stroke-width: 1.25; }
.chart .arrow.immediate { stroke-dasharray: 4 4; }
.chart .arrow.lit { stroke: var(--abs-color-accent); stroke-width: 2; }
.chart .head { fill: var(--abs-color-text-muted); }
.chart .label rect { fill: var(--abs-color-canvas); }
.chart .label text { font-weight: 500; }
.chart .label .guard { fill: var(--abs-color-text-muted); }
.chart .label .done { fill: var(--abs-color-success); }
.chart .label .failed { fill: var(--abs-color-danger); }
.chart .label .after { fill: var(--abs-color-warning); }
.chart .label .always { fill: var(--abs-color-text-muted); }
`;

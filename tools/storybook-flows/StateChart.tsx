/** @jsxRuntime classic */
import React, {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { chartStyles } from './chartStyles.ts';
import { sizes } from './sizes.ts';
import type { Arrow, Box, Chart, Mark } from './types.ts';

/** Data of a state in addition to its place. */
export type StateNote = {
  /** The URL of the story that shows it; undefined if no story does. */
  href?: string | undefined;
  /** Whether the flow can rest in it, so that a story could show it. */
  isView: boolean;
};

type StateChartProps = {
  name: string;
  chart: Chart;
  notes: ReadonlyMap<string, StateNote>;
  /** Paths of the states to highlight as active, including their parent states. */
  lit?: readonly string[];
  /** Goes to a story without reloading the page. */
  onFollow?: (href: string) => void;
};

/** How much of a chart is shown: all of it, what is legible, or what a scale gives. */
type Zoom = 'fit' | 'legible' | number;

/** The smallest scale at which texts are easy to read. */
const LEGIBLE = 0.8;
const ZOOM_STEP = 1.25;
const ARROW_RADIUS = 5;

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Distance from the middle of a line of text to its baseline. */
const BASELINE = 4;

/** Whether it is drawn around other boxes. */
const isOuter = ({ kind }: Box): boolean => kind === 'compound' || kind === 'parallel';

/** A line with rounded corners through the points. */
function pathThrough(points: Arrow['points']): string {
  const toward = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const share = Math.min(ARROW_RADIUS, length / 2) / length;
    return `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
  };
  return points
    .map((point, place) => {
      const before = points[place - 1];
      const after = points[place + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      return `L${toward(point, before)}Q${point.x} ${point.y} ${toward(point, after)}`;
    })
    .join('');
}

function ChartMark({ kind, x, y, width, height }: Mark) {
  if (kind === 'initial') return <circle className="mark" cx={x + width / 2} cy={y + height / 2} r={width / 2} />;
  return (
    <g className="anywhere">
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <text className="muted" x={x + width / 2} y={y + height / 2 + BASELINE} textAnchor="middle">
        any state
      </text>
    </g>
  );
}

type ChartBoxProps = Pick<StateChartProps, 'onFollow'> & { box: Box; note: StateNote | undefined; isLit: boolean };

function ChartBox({ box, note, isLit, onFollow }: ChartBoxProps) {
  const { path, x, y, width, height, title, kind, isRegion, lines } = box;
  if (kind === 'history') {
    return (
      <g className="box">
        <rect x={x} y={y} width={width} height={height} rx={width / 2} />
        <text x={x + width / 2} y={y + height / 2 + BASELINE} textAnchor="middle">
          H
        </text>
      </g>
    );
  }
  const href = note?.href;
  const frame = (
    <>
      {path !== '' && <rect x={x} y={y} width={width} height={height} rx={2} />}
      {kind === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />}
      <text className="title" x={x + sizes.inset} y={y + sizes.inset + sizes.line / 2 + BASELINE}>
        {title}
      </text>
    </>
  );
  const follow = (event: MouseEvent) => {
    if (!onFollow || href === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <g
      className={classes(
        'box',
        isOuter(box) && 'outer',
        isRegion && 'region',
        kind === 'final' && 'final',
        !isOuter(box) && !note?.isView && 'passing',
        note?.isView && href === undefined && 'no-story',
        isLit && 'lit',
      )}
      data-state={path}
    >
      {href === undefined ? (
        frame
      ) : (
        <a href={href} target="_top" onClick={follow}>
          {frame}
        </a>
      )}
      {lines.map(({ kind: lineKind, text }, place) => (
        <text
          key={text}
          className={classes('line', lineKind !== 'calls' && 'muted')}
          x={x + sizes.inset}
          y={y + sizes.inset + (place + 1.5) * sizes.line + BASELINE}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function ChartLabel({ label }: { label: NonNullable<Arrow['label']> }) {
  const { x, y, width, height, lines } = label;
  return (
    <g className="label">
      <rect x={x} y={y} width={width} height={height} />
      {lines.map(({ kind, text, guard }, place) => (
        <text
          key={`${kind} ${text} ${guard}`}
          x={x + width / 2}
          y={y + 2 + (place + 0.5) * sizes.line + BASELINE}
          textAnchor="middle"
        >
          <tspan className={kind}>{text}</tspan>
          {guard && <tspan className="guard"> [{guard}]</tspan>}
        </text>
      ))}
    </g>
  );
}

/** The scale at which a drawing is shown. */
const scaleOf = (drawing: SVGSVGElement, width: number) => drawing.getBoundingClientRect().width / width;

function sizeAt(zoom: Zoom, width: number): CSSProperties {
  if (typeof zoom === 'number') return { width: width * zoom, maxWidth: 'none' };
  return { width: '100%', maxWidth: width, ...(zoom === 'legible' && { minWidth: width * LEGIBLE }) };
}

/**
 * The chart of a flow: all of it, or the legible part around the highlighted state. With the focus inside, + and - zoom,
 * 0 shows all of it, and arrow keys scroll.
 */
export function StateChart({ name, chart, notes, lit = [], onFollow }: StateChartProps) {
  const [chosen, setZoom] = useState<Zoom>();
  const zoom = chosen ?? (lit.length > 0 ? 'legible' : 'fit');
  const view = useRef<HTMLElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const id = useId();
  const { width, height, boxes, marks, arrows } = chart;
  // Centered by hand, because the browser's scrollIntoView would also scroll the page around the chart.
  const litBox = boxes.find((box) => lit.includes(box.path) && !isOuter(box));
  useEffect(() => {
    if (!view.current || !drawing.current || !litBox) return;
    const scale = typeof zoom === 'number' ? zoom : scaleOf(drawing.current, width);
    view.current.scrollLeft = (litBox.x + litBox.width / 2) * scale - view.current.clientWidth / 2;
  }, [litBox, width, zoom]);
  const zoomBy = (factor: number) => {
    if (!drawing.current) return;
    const scale = scaleOf(drawing.current, width);
    setZoom(Math.min(4, Math.max(Math.min(scale, 0.25), scale * factor)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
    else if (event.key === '0') setZoom('fit');
    else return;
    event.preventDefault();
    // Storybook has its own shortcuts on the same keys.
    event.stopPropagation();
  };
  return (
    <div className="chart">
      <style>{chartStyles}</style>
      <div className="chart-zoom">
        <button type="button" aria-label="Zoom out" onClick={() => zoomBy(1 / ZOOM_STEP)}>
          −
        </button>
        <button type="button" onClick={() => setZoom('fit')}>
          Fit
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoomBy(ZOOM_STEP)}>
          +
        </button>
      </div>
      <section
        ref={view}
        className="chart-view"
        aria-label={`Statechart of ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          ref={drawing}
          style={sizeAt(zoom, width)}
          aria-label={`States of ${name}`}
        >
          <defs>
            <pattern id="hatching" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className="hatching-ground" width="8" height="8" />
              <line className="hatching" y2="8" />
            </pattern>
            <marker
              id={`${id}head`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth="9"
              markerHeight="9"
              orient="auto"
            >
              <path className="head" d="M0 0.5L8 4L0 7.5Z" />
            </marker>
          </defs>
          {boxes.map((box) => (
            <ChartBox
              key={box.path}
              box={box}
              note={notes.get(box.path)}
              isLit={lit.includes(box.path)}
              {...(onFollow && { onFollow })}
            />
          ))}
          {marks.map((mark) => (
            <ChartMark key={`${mark.kind} ${mark.parent}`} {...mark} />
          ))}
          {arrows.map(({ from, to, isImmediate, points }) => (
            <path
              key={`${from} ${to} ${isImmediate} ${points[0]?.x} ${points[0]?.y}`}
              className={classes('arrow', isImmediate && 'immediate', from !== '' && lit.includes(from) && 'lit')}
              d={pathThrough(points)}
              markerEnd={`url(#${id}head)`}
            />
          ))}
          {arrows.map(
            ({ from, to, isImmediate, label }) =>
              label && <ChartLabel key={`${from} ${to} ${isImmediate} ${label.x} ${label.y}`} label={label} />,
          )}
        </svg>
      </section>
    </div>
  );
}

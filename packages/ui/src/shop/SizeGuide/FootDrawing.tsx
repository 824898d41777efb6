import { footShape, PAPER } from './footShape.ts';
import * as styles from './SizeGuide.css.ts';

interface FootDrawingProps {
  /** The length of the foot in centimeters. */
  length: number;
}

const RULER = 3.4;
const MARGIN = 1;
const SCALE = Array.from({ length: 32 }, (_, cm) => cm);

/** A foot on a sheet of paper with a ruler beside it, all to the same scale. The wall is below. */
export function FootDrawing({ length }: FootDrawingProps) {
  const foot = footShape(length);
  const left = RULER + (PAPER.width - foot.width) / 2;
  const top = PAPER.height - length;
  return (
    <svg
      viewBox={`${-MARGIN} ${-3} ${RULER + PAPER.width + 2 * MARGIN} ${PAPER.height + 3 + 2}`}
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      <rect x={RULER} y={0} width={PAPER.width} height={PAPER.height} className={styles.paper} />
      <g transform={`translate(${left} ${top}) scale(${foot.scale})`}>
        <path d={foot.outline} className={styles.garment} />
      </g>
      <path d={`M${-MARGIN} ${PAPER.height}h${RULER + PAPER.width + 2 * MARGIN}`} className={styles.wall} />
      {SCALE.map((cm) => (
        <path key={cm} d={`M${RULER} ${PAPER.height - cm}h${cm % 5 === 0 ? -1.4 : -0.7}`} className={styles.tick} />
      ))}
      {SCALE.filter((cm) => cm > 0 && cm % 5 === 0).map((cm) => (
        <text key={cm} x={RULER - 1.8} y={PAPER.height - cm} dy="0.36em" className={styles.tickNumber}>
          {cm}
        </text>
      ))}
      <path d={`M${RULER} ${top}H${RULER + PAPER.width}`} className={styles.level} />
      <g data-state="shown">
        <path
          d={`M${left + foot.width / 2} ${top}V${PAPER.height}m-1 0h2m-2 ${-length}h2`}
          className={styles.measureLine}
        />
      </g>
    </svg>
  );
}

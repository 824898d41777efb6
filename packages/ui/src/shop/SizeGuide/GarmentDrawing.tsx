import type { Category, Measurement } from '@abs/contract';
import { bodyHalf, bodyOf } from './bodyShape.ts';
import { garmentShape, type Line } from './garmentShape.ts';
import type { GuideMeasurement, GuideSize } from './guideModel.ts';
import * as styles from './SizeGuide.css.ts';

interface GarmentDrawingProps {
  category: Exclude<Category, 'sneaker'>;
  /** The height of the person in centimeters. */
  bodyHeight: number;
  sizes: readonly GuideSize[];
  /** The size that is drawn. */
  size: GuideSize;
  measured: readonly GuideMeasurement[];
  shown: Measurement;
}

/** Centimeters around and between body and garment. */
const MARGIN = 3;
const GAP = 6;
/** The position of each measurement's letter on its line, from 0 to 1, so that the letters do not touch. */
const letterPlaces: Record<Measurement, number> = {
  ...{ chest: 0.26, length: 0.7, shoulder: 0.24, sleeve: 0.55, hem: 0.26, footLength: 0.5 },
};

/** A garment laid flat beside a standing person, both to the same scale. All sizes are drawn at one scale, so that they can be compared. */
export function GarmentDrawing({ category, bodyHeight, sizes, size, measured, shown }: GarmentDrawingProps) {
  const body = bodyOf(bodyHeight);
  const { outline, details, top: over, lines, reach } = garmentShape(category, size.measurements);
  const all = sizes.map(({ measurements }) => garmentShape(category, measurements).reach);
  const side = Math.max(...all.map((each) => each.side));
  const top = Math.min(0, ...all.map((each) => body.shoulder - each.above));
  const bottom = Math.max(bodyHeight, ...all.map((each) => body.shoulder + each.below));
  const middle = 2 * body.reach + GAP + side;
  const width = middle + side + 4 + 2 * MARGIN;
  const length = lines.length?.[1][1];
  return (
    <svg
      viewBox={`${-MARGIN} ${top - MARGIN} ${width} ${bottom - top + 2 * MARGIN}`}
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      <g
        transform={`translate(${body.reach} 0)${body.scale === 1 ? '' : ` scale(${body.scale})`}`}
        className={styles.body}
      >
        <path d={bodyHalf} />
        <path d={bodyHalf} transform="scale(-1 1)" />
      </g>
      <g transform={`translate(${middle} ${body.shoulder})`}>
        {length !== undefined && (
          <path
            d={`M${body.reach - middle - 20} ${length}H${-reach.side}M${body.reach - middle - 20} 0H${-reach.side}`}
            className={styles.level}
          />
        )}
        <path d={outline} className={styles.garment} />
        <path d={details.join('')} className={styles.detail} />
        {over.map((path) => (
          <path key={path} d={path} className={styles.over} />
        ))}
        {measured
          .toSorted((one, other) => Number(one.name === shown) - Number(other.name === shown))
          .map(({ name, letter }) => {
            const line = lines[name];
            return (
              line && (
                <MeasureLine
                  key={name}
                  line={line}
                  letter={letter}
                  place={letterPlaces[name]}
                  isShown={name === shown}
                />
              )
            );
          })}
      </g>
    </svg>
  );
}

interface MeasureLineProps {
  line: Line;
  letter: string;
  /** The position of the letter on the line, from 0 to 1. */
  place: number;
  isShown: boolean;
}

const TICK = 2.4;
const LETTER_RADIUS = 6;

/** A measured length with a tick at both ends and its letter. */
function MeasureLine({ line: [from, to], letter, place, isShown }: MeasureLineProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [tx, ty] = [(-dy / length) * TICK, (dx / length) * TICK];
  const tick = ([x, y]: Line[0]) => `M${x - tx} ${y - ty}L${x + tx} ${y + ty}`;
  const [x, y] = [from[0] + dx * place, from[1] + dy * place];
  return (
    <g data-state={isShown ? 'shown' : 'quiet'}>
      <path
        d={`M${from.join(' ')}L${to.join(' ')}${isShown ? tick(from) + tick(to) : ''}`}
        className={styles.measureLine}
      />
      {letter && <circle cx={x} cy={y} r={LETTER_RADIUS} className={styles.mark} />}
      <text x={x} y={y} dy="0.36em" className={styles.markLetter}>
        {letter}
      </text>
    </g>
  );
}

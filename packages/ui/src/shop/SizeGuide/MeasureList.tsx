import type { Measurement } from '@abs/contract';
import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { useId } from 'react';
import type { GuideMeasurement } from './guideModel.ts';
import { Letter } from './Letter.tsx';
import { measurementTexts } from './measurementTexts.ts';
import * as styles from './SizeGuide.css.ts';

interface MeasureListProps {
  /** The id of the heading that names the list. */
  labelledBy: string;
  measured: readonly GuideMeasurement[];
  /** Instructions of this guide that replace the usual ones. @default {} */
  howTo?: SizeGuideData['howTo'];
  selected: Measurement | undefined;
  onSelectedChange: (name: Measurement) => void;
  /** What the drawing shows: the selected one, or the one under the pointer. */
  shown: Measurement;
  /** Called with the measurement under the pointer, and with null when the pointer leaves it. */
  onPoint: (name: Measurement | null) => void;
}

/** How each measurement is taken. The chosen one stands out in the drawing and in the table. */
export function MeasureList({
  labelledBy,
  measured,
  howTo = {},
  selected,
  onSelectedChange,
  shown,
  onPoint,
}: MeasureListProps) {
  const id = useId();
  return (
    <div data-slot="size-guide-measures" role="radiogroup" aria-labelledby={labelledBy} className={styles.measures}>
      {measured.map(({ name, letter }) => (
        <label
          key={name}
          data-state={name === shown ? 'shown' : undefined}
          className={styles.measure}
          // Browsers fire pointerenter also when the list scrolls below a pointer at rest.
          onPointerMove={() => onPoint(name)}
          onPointerLeave={() => onPoint(null)}
        >
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={name === selected}
            onChange={() => onSelectedChange(name)}
            aria-labelledby={`${id}-${name}`}
            aria-describedby={`${id}-${name}-how`}
          />
          <Letter letter={letter} />
          <span className={styles.measureText}>
            <span id={`${id}-${name}`} className={styles.measureName}>
              {measurementTexts[name].name}
            </span>
            <span id={`${id}-${name}-how`} dir="auto" className={styles.measureHow}>
              {howTo[name] ?? measurementTexts[name].how}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

import type { Measurement } from '@abs/contract';
import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { isolated } from '../../lib/isolated.ts';
import { formatHeight, formatLength, type LengthUnit } from '../../lib/length.ts';
import { BODY_HEIGHT } from './bodyShape.ts';
import { FootDrawing } from './FootDrawing.tsx';
import { GarmentDrawing } from './GarmentDrawing.tsx';
import type { GuideMeasurement, GuideSize } from './guideModel.ts';
import { measurementTexts } from './measurementTexts.ts';
import * as styles from './SizeGuide.css.ts';

interface SizeFigureProps {
  guide: SizeGuideData;
  /** The size that is drawn. */
  size: GuideSize;
  measured: readonly GuideMeasurement[];
  shown: Measurement;
  unit: LengthUnit;
}

/** The drawing of one size, and the measurement that stands out in it. */
export function SizeFigure({ guide, size, measured, shown, unit }: SizeFigureProps) {
  const cm = size.measurements[shown];
  const { category, bodyHeight = BODY_HEIGHT } = guide;
  return (
    <figure
      data-slot="size-guide-figure"
      className={styles.figureFrame}
      data-state={category === 'sneaker' ? 'foot' : 'garment'}
    >
      {category === 'sneaker' ? (
        <FootDrawing length={size.measurements.footLength ?? 26} />
      ) : (
        <GarmentDrawing
          category={category}
          bodyHeight={bodyHeight}
          sizes={guide.sizes}
          size={size}
          measured={measured}
          shown={shown}
        />
      )}
      <figcaption className={styles.caption}>
        <span data-slot="size-guide-reading" aria-live="polite" aria-atomic="true" className={styles.reading}>
          <span className={styles.readingName}>
            {isolated`Size ${size.size}, ${measurementTexts[shown].name.toLowerCase()}`}
          </span>{' '}
          <span className={styles.readingValue}>
            {cm === undefined ? 'not measured' : `${formatLength(cm, unit)} ${unit}`}
          </span>
        </span>
        <span className={styles.scale}>
          {category === 'sneaker'
            ? 'To scale on a sheet of A4 paper, 21 × 29.7 cm.'
            : `To scale beside a person of ${formatHeight(bodyHeight)}.`}
        </span>
      </figcaption>
    </figure>
  );
}

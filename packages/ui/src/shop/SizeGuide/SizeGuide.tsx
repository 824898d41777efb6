import type { Measurement } from '@abs/contract';
import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { Heading, Text } from '../../components/Text/index.ts';
import { type LengthUnit, lengthUnitNames, lengthUnits } from '../../lib/length.ts';
import { Choice } from './Choice.tsx';
import { measuredIn, sizeIndexOf } from './guideModel.ts';
import { MeasureList } from './MeasureList.tsx';
import { SizeFigure } from './SizeFigure.tsx';
import * as styles from './SizeGuide.css.ts';
import { SizeTable } from './SizeTable.tsx';

export interface SizeGuideProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The measurements of all sizes. */
  guide: SizeGuideData;
  /** The size that is drawn at first. @default the middle one */
  size?: string;
  /** The unit of lengths. */
  unit: LengthUnit;
  /** Called with the chosen unit. */
  onUnitChange: (unit: LengthUnit) => void;
  /** The level of the headings, one below that of the title above. @default 2 */
  level?: 2 | 3;
}

const unitOptions = lengthUnits.map((unit) => ({
  value: unit,
  label: unit,
  name: `${unit} (${lengthUnitNames[unit]})`,
}));

/** The measurements of a garment in all its sizes: a drawing to scale, a table, how to measure, and advice. */
export function SizeGuide({ guide, size, unit, onUnitChange, level = 2, className, ...rest }: SizeGuideProps) {
  const id = useId();
  const measured = measuredIn(guide);
  const [chosen, setChosen] = useState(() => sizeIndexOf(guide, size));
  const [selected, setSelected] = useState<Measurement | undefined>(measured[0]?.name);
  const [pointedAt, setPointedAt] = useState<Measurement | null>(null);
  const drawn = guide.sizes[chosen] ?? guide.sizes[0];
  const shown = pointedAt ?? selected;
  return (
    <div data-slot="size-guide" {...rest} className={cx(styles.sizeGuide, className)}>
      <div className={styles.layout}>
        <div className={styles.table}>
          <section className={styles.section} aria-labelledby={`${id}-table`}>
            <div className={styles.sectionHead}>
              <Heading level={level} size="title" id={`${id}-table`}>
                Measurements
              </Heading>
              <Choice label="Units" options={unitOptions} value={unit} onChange={onUnitChange} />
            </div>
            {shown && <SizeTable guide={guide} measured={measured} unit={unit} chosen={chosen} shown={shown} />}
            <Text tone="muted" measure>
              {guide.category === 'sneaker'
                ? `Of your foot, in ${lengthUnitNames[unit]}.`
                : `Of the garment laid flat, in ${lengthUnitNames[unit]}. Compare them with a piece that fits you.`}
            </Text>
          </section>
          {guide.advice && (
            <section className={styles.advice} aria-labelledby={`${id}-advice`}>
              <Heading level={level} size="title" id={`${id}-advice`}>
                Between two sizes?
              </Heading>
              <Text measure dir="auto">
                {guide.advice}
              </Text>
            </section>
          )}
        </div>
        {drawn && shown && (
          <div className={styles.show}>
            <Choice
              label="Size"
              options={guide.sizes.map((each, index) => ({ value: index, label: <bdi>{each.size}</bdi> }))}
              value={chosen}
              onChange={setChosen}
            />
            <SizeFigure guide={guide} size={drawn} measured={measured} shown={shown} unit={unit} />
          </div>
        )}
        {shown && (
          <section className={styles.how} aria-labelledby={`${id}-how`}>
            <Heading level={level} size="title" id={`${id}-how`}>
              How to measure
            </Heading>
            <MeasureList
              labelledBy={`${id}-how`}
              measured={measured}
              howTo={guide.howTo}
              selected={selected}
              onSelectedChange={(name) => {
                setSelected(name);
                // The pointer may rest on another one.
                setPointedAt(null);
              }}
              shown={shown}
              onPoint={setPointedAt}
            />
          </section>
        )}
      </div>
    </div>
  );
}

import type { Measurement } from '@abs/contract';
import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { formatLength, type LengthUnit, lengthUnitNames } from '../../lib/length.ts';
import { type GuideMeasurement, systemsOf } from './guideModel.ts';
import { Letter } from './Letter.tsx';
import { measurementTexts } from './measurementTexts.ts';
import * as styles from './SizeGuide.css.ts';

interface SizeTableProps {
  guide: SizeGuideData;
  measured: readonly GuideMeasurement[];
  unit: LengthUnit;
  /** The index of the size that is drawn. */
  chosen: number;
  /** What the drawing shows. */
  shown: Measurement;
}

/** All sizes with all their measurements. Scrolls sideways if it is too wide; the sizes stay in view. */
export function SizeTable({ guide, measured, unit, chosen, shown }: SizeTableProps) {
  const systems = systemsOf(guide);
  const label = `${guide.name}: measurements in ${lengthUnitNames[unit]}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard.
    <section data-slot="size-guide-table" aria-label={label} tabIndex={0} className={styles.tableFrame}>
      <table className={styles.grid}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.sizeHead}>
              {guide.category === 'sneaker' && !systems.includes('eu') ? 'EU size' : 'Size'}
            </th>
            {measured.map(({ name, letter }) => (
              <th key={name} scope="col" className={styles.head} data-state={name === shown ? 'shown' : undefined}>
                <span className={styles.headContent}>
                  <Letter letter={letter} />
                  <span>{measurementTexts[name].name}</span>
                </span>
              </th>
            ))}
            {systems.map((system) => (
              <th key={system} scope="col" className={styles.head}>
                {system.toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.sizes.map(({ size, measurements, equivalents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a backend may send two rows with one name, and rows never move.
            <tr key={index} data-state={index === chosen ? 'chosen' : undefined} className={styles.row}>
              <th scope="row" className={styles.size}>
                <bdi>{size}</bdi>
              </th>
              {measured.map(({ name }) => (
                <td key={name} className={styles.cell} data-state={name === shown ? 'shown' : undefined}>
                  <Value cm={measurements[name]} unit={unit} />
                </td>
              ))}
              {systems.map((system) => (
                <td key={system} className={styles.other}>
                  {equivalents?.[system] === undefined ? <Missing /> : <bdi>{equivalents[system]}</bdi>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Value = ({ cm, unit }: { cm: number | undefined; unit: LengthUnit }) =>
  cm === undefined ? <Missing /> : <span>{formatLength(cm, unit)}</span>;

const Missing = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>not measured</VisuallyHidden>
  </>
);

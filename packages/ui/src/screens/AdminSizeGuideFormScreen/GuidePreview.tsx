import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { useState } from 'react';
import { Heading, Text } from '../../components/Text/index.ts';
import type { LengthUnit } from '../../lib/length.ts';
import { SizeGuide } from '../../shop/SizeGuide/index.ts';
import * as styles from './AdminSizeGuideFormScreen.css.ts';

/** The key of the preview. If the category, the number of sizes or the measurements change, its choices reset. */
const shapeOf = ({ category, sizes }: SizeGuideData) =>
  [category, sizes.length, ...new Set(sizes.flatMap(({ measurements }) => Object.keys(measurements)))].join(' ');

/** A preview of the guide as shoppers see it, updated during typing. */
export function GuidePreview({ guide }: { guide: SizeGuideData | null }) {
  const [unit, setUnit] = useState<LengthUnit>('cm');
  return (
    <section aria-labelledby="size-guide-preview" data-slot="size-guide-preview" className={styles.preview}>
      <Heading level={2} size="lead" id="size-guide-preview">
        Preview
      </Heading>
      {guide ? (
        <SizeGuide key={shapeOf(guide)} guide={guide} unit={unit} onUnitChange={setUnit} level={3} />
      ) : (
        <Text tone="muted">Type a measurement to see the guide as shoppers will.</Text>
      )}
    </section>
  );
}

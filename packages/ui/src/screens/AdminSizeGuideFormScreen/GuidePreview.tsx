import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { useState } from 'react';
import { SizeGuide } from '../../components/SizeGuide/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import type { LengthUnit } from '../../lib/length.ts';
import * as styles from './AdminSizeGuideFormScreen.css.ts';

/** The choices in a guide are those of its measurements and sizes: where these change, it starts over. */
const shapeOf = ({ category, sizes }: SizeGuideData) =>
  [category, sizes.length, ...new Set(sizes.flatMap(({ measurements }) => Object.keys(measurements)))].join(' ');

/** The guide as shoppers see it, while it is typed. */
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

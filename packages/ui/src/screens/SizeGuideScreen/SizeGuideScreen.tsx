import type { Category } from '@abs/contract';
import type { SizeGuide as SizeGuideData } from '@abs/contract/entities';
import { ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { categoryTitles } from '../../shop/lib/categories.ts';
import { SizeGuide, type SizeGuideProps } from '../../shop/SizeGuide/index.ts';
import { SizeGuideFrame } from './SizeGuideFrame.tsx';

/** The size guide of a category: loading, failed, not found, or loaded. */
export type SizeGuideState = LookupState<{ sizeGuide: SizeGuideData }>;

export interface SizeGuideScreenProps extends Pick<SizeGuideProps, 'unit' | 'onUnitChange'> {
  /** What the guide is for. */
  category: Category;
  state: SizeGuideState;
  /** Opens the browser's dialog for printing. */
  onPrint: () => void;
  /** Loads the guide again after an error. */
  onRetry: () => void;
}

/** The size guide of a category as a page of its own, which can be printed. */
export function SizeGuideScreen({ category, state, onPrint, ...rest }: SizeGuideScreenProps) {
  const name = categoryTitles[category];
  return (
    <SizeGuideFrame
      title={`${name} size guide`}
      trail={[{ name, to: `/shop?category=${category}` }]}
      category={category}
      loading={state.status === 'loading'}
      onPrint={state.status === 'ready' ? onPrint : undefined}
    >
      <SizeGuideContent category={category} state={state} {...rest} />
    </SizeGuideFrame>
  );
}

function SizeGuideContent({ category, state, unit, onUnitChange, onRetry }: Omit<SizeGuideScreenProps, 'onPrint'>) {
  switch (state.status) {
    case 'loading':
      return null;
    case 'error':
      return <ErrorState message={state.message} onRetry={onRetry} />;
    case 'notFound':
      return (
        <EmptyState
          title="No size guide yet"
          action={<ButtonLink to={`/shop?category=${category}`}>{`Browse ${categoryTitles[category]}`}</ButtonLink>}
        >
          {`We haven’t measured our ${categoryTitles[category].toLowerCase()} yet. Contact us, and we’ll help you find your size.`}
        </EmptyState>
      );
    case 'ready':
      return <SizeGuide guide={state.sizeGuide} unit={unit} onUnitChange={onUnitChange} />;
  }
}

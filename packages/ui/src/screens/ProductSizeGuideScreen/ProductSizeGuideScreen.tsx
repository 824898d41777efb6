import { type Product, productPath } from '@abs/contract';
import { ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { categoryTitles } from '../../shop/lib/categories.ts';
import { SizeGuide, type SizeGuideProps } from '../../shop/SizeGuide/index.ts';
import { ProductNotFound } from '../ProductScreen/ProductNotFound.tsx';
import { SizeGuideFrame } from '../SizeGuideScreen/SizeGuideFrame.tsx';

/** The product with its size guide: loading, failed, not found, or loaded, possibly without a guide. */
export type ProductSizeGuideState = LookupState<{
  product: Pick<Product, 'id' | 'name' | 'size' | 'category' | 'sizeGuide'>;
}>;

export interface ProductSizeGuideScreenProps extends Pick<SizeGuideProps, 'unit' | 'onUnitChange'> {
  state: ProductSizeGuideState;
  /** Opens the browser's dialog for printing. */
  onPrint: () => void;
  /** Loads the product again after an error. */
  onRetry: () => void;
}

/** The size guide of a product as a page of its own, which can be printed. */
export function ProductSizeGuideScreen({ state, unit, onUnitChange, onPrint, onRetry }: ProductSizeGuideScreenProps) {
  if (state.status === 'notFound') return <ProductNotFound />;
  if (state.status !== 'ready') {
    return (
      <SizeGuideFrame title="Size guide" trail={[]} category={null} loading={state.status === 'loading'}>
        {state.status === 'error' && <ErrorState message={state.message} onRetry={onRetry} />}
      </SizeGuideFrame>
    );
  }
  const { name, size, category, sizeGuide } = state.product;
  const to = productPath(state.product);
  return (
    <SizeGuideFrame
      title={isolated`${name} size guide`}
      trail={[
        ...(category ? [{ name: categoryTitles[category], to: `/shop?category=${category}` }] : []),
        { name, to },
      ]}
      category={sizeGuide?.category ?? category ?? null}
      loading={false}
      onPrint={sizeGuide && onPrint}
    >
      {sizeGuide ? (
        <SizeGuide guide={sizeGuide} size={size} unit={unit} onUnitChange={onUnitChange} />
      ) : (
        <EmptyState title="No size guide yet" action={<ButtonLink to={to}>View product</ButtonLink>}>
          We haven’t measured this product yet. Contact us, and we’ll help you find your size.
        </EmptyState>
      )}
    </SizeGuideFrame>
  );
}

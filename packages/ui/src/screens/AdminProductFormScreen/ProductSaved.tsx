import { productPath } from '@abs/contract';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { isolated } from '../../lib/isolated.ts';
import * as styles from './AdminProductFormScreen.css.ts';

/** The saved product. The id is null if the server does not return one. */
export interface SavedProduct {
  id: string | null;
  name: string;
}

export interface ProductSavedProps {
  mode: 'add' | 'edit';
  product: SavedProduct;
  onAddAnother: () => void;
}

/** Confirms that the product was saved and offers next steps. Receives the focus that was in the form. */
export function ProductSaved({ mode, product, onAddAnother }: ProductSavedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-slot="product-saved" className={styles.saved}>
      <Heading ref={heading} level={2} size="title" tabIndex={-1} className={styles.savedTitle}>
        {mode === 'add'
          ? isolated`${product.name} is in the shop`
          : isolated`Your changes to ${product.name} are saved`}
      </Heading>
      <Text tone="muted">
        {mode === 'add'
          ? 'Shoppers can now find and order it.'
          : 'The shop now shows them. Existing orders are unaffected.'}
      </Text>
      <div className={styles.actions}>
        <ButtonLink to={product.id === null ? '/shop' : productPath({ id: product.id, name: product.name })}>
          View in the shop
        </ButtonLink>
        {mode === 'add' ? (
          <Button variant="secondary" onClick={onAddAnother}>
            Add another
          </Button>
        ) : (
          <ButtonLink variant="secondary" to={`/admin/products/${product.id}`}>
            Back to the product
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

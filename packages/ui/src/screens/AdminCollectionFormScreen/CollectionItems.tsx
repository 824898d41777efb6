import { limits } from '@abs/contract';
import type { CollectionItem } from '@abs/contract/entities';
import { FieldError } from '../../components/Field/index.ts';
import { SortableList } from '../../components/SortableList/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { StyleItem, StyleSearch, type StyleSearchState, styleName } from '../../shop/StyleSearch/index.ts';
import * as styles from './AdminCollectionFormScreen.css.ts';

interface CollectionItemsProps {
  items: readonly CollectionItem[];
  search: StyleSearchState;
  error?: string | undefined;
  disabled: boolean;
  onSearch: (text: string) => void;
  onItemsChange: (items: readonly CollectionItem[]) => void;
}

/** The products of a collection, which the admin finds with a search and sorts. */
export function CollectionItems({ items, search, error, disabled, onSearch, onItemsChange }: CollectionItemsProps) {
  const move = (id: string, to: number) => {
    const item = items.find(({ styleId }) => styleId === id);
    if (item) onItemsChange(items.filter((other) => other !== item).toSpliced(to, 0, item));
  };
  const isFull = items.length >= limits.COLLECTION_STYLES_MAX;
  return (
    <section aria-labelledby="collection-products" className={styles.group}>
      <Heading level={2} size="lead" id="collection-products">
        Products
      </Heading>
      <Text tone="muted" role="status">
        {items.length === 0
          ? 'None yet. Search for the first one.'
          : `${items.length} of at most ${limits.COLLECTION_STYLES_MAX}`}
      </Text>
      {items.length > 0 && (
        <SortableList
          label="Products of the collection"
          disabled={disabled}
          items={items.map((item) => ({
            id: item.styleId,
            name: styleName(item),
            content: <StyleItem item={item} />,
          }))}
          onMove={move}
          onRemove={(id) => onItemsChange(items.filter(({ styleId }) => styleId !== id))}
        />
      )}
      {error && <FieldError id="collection-products-error">{error}</FieldError>}
      <StyleSearch
        label="Search products to add"
        search={search}
        chosen={items}
        disabled={disabled || isFull}
        onSearch={onSearch}
        onChoose={(item) => onItemsChange([...items, item])}
      />
    </section>
  );
}

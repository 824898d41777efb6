import type { AdminProduct } from '@abs/contract';
import type { ReactNode } from 'react';
import { AlertIcon } from '../../components/Icon/index.ts';
import { Swatch } from '../../components/Swatch/index.ts';
import { Heading, Price, Text } from '../../components/Text/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { categoryName } from '../../shop/lib/categoryOptions.ts';
import * as styles from './AdminProductScreen.css.ts';

function Stock({ product: { quantity, isLowStock } }: { product: AdminProduct }) {
  return (
    <>
      <span>{formatNumber(quantity)}</span>
      {isLowStock && (
        <span className={styles.low}>
          <AlertIcon size={18} />
          <span>{quantity === 0 ? 'Out of stock' : 'Low stock'}</span>
        </span>
      )}
    </>
  );
}

/** The details of a product. */
export function ProductFacts({ product }: { product: AdminProduct }) {
  const facts: [term: string, value: ReactNode][] = [
    ['Price', <Price key="" amount={product.price} />],
    ['Quantity in stock', <Stock key="" product={product} />],
    ['No of sales', formatNumber(product.sales)],
    ['Size', <bdi key="">{product.size || 'One size'}</bdi>],
    ['Color', <Swatch key="" color={product.color} colorHex={product.colorHex} />],
    ['Category', categoryName(product.category) ?? 'Not given'],
    [
      'Added',
      <time key="" dateTime={product.createdAt}>
        {formatDate(product.createdAt)}
      </time>,
    ],
  ];
  return (
    <div>
      <dl data-slot="product-facts" className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.description}>
        <Heading level={2} size="lead">
          Description
        </Heading>
        <Text measure dir="auto" className={styles.text}>
          {product.description}
        </Text>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ColorName } from '../Swatch/index.ts';
import * as styles from './ItemRow.css.ts';

export interface ItemFactsProps {
  /** The size, as the shop names it, or a select of sizes. */
  size: ReactNode;
  /** The color's name. */
  color: string;
  /** The color's value, `#rrggbb`. */
  colorHex?: string;
  /** The number of pieces. Leave it out where a stepper shows it. */
  quantity?: number;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Size, color and quantity of an item in a cart or an order. */
export function ItemFacts({ size, color, colorHex, quantity }: ItemFactsProps) {
  return (
    <dl data-slot="item-facts" className={styles.facts}>
      <Fact term="Size">{typeof size === 'string' ? <bdi>{size}</bdi> : size}</Fact>
      <Fact term="Color">
        <ColorName color={color} colorHex={colorHex} />
      </Fact>
      {quantity !== undefined && <Fact term="Quantity">{quantity}</Fact>}
    </dl>
  );
}

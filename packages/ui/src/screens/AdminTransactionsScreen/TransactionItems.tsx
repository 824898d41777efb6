import { cx } from 'class-variance-authority';
import { useState } from 'react';
import * as styles from './AdminTransactionsScreen.css.ts';

/** Fits into two lines of the table, and of a card on a phone. */
const SHORT = 64;

/** The items of an order. A long text is cut off after two lines; a press shows all of it. */
export function TransactionItems({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= SHORT) {
    return (
      <span dir="auto" className={styles.items}>
        {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-slot="transaction-items"
      data-state={open ? 'open' : 'closed'}
      aria-expanded={open}
      title={open ? undefined : text}
      className={cx(styles.items, styles.pressable)}
      onClick={() => setOpen(!open)}
    >
      <span dir="auto" className={styles.itemsText}>
        {text}
      </span>
    </button>
  );
}

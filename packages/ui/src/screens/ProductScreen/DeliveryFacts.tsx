import { limits } from '@abs/contract';
import type { Delivery } from '@abs/contract/entities';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Price, Text } from '../../components/Text/index.ts';
import * as styles from './ProductScreen.css.ts';

export interface DeliveryFactsProps {
  /** From the backend, if it tells. */
  delivery?: Delivery | undefined;
}

/** How an order arrives and what it costs, and until when it can be returned, with links to the terms. */
export function DeliveryFacts({ delivery }: DeliveryFactsProps) {
  return (
    <dl data-slot="delivery-facts" className={styles.terms}>
      <Term to="/tc#delivery" term="Delivery">
        {delivery ? <Terms {...delivery} /> : 'Within Nigeria'}
      </Term>
      <Term to="/tc#returns" term="Returns">
        {`Within ${limits.RETURN_DAYS} days`}
      </Term>
    </dl>
  );
}

function Term({ to, term, children }: { to: string; term: string; children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt>
        <Link to={to} className={styles.termLink}>
          {term}
        </Link>
      </dt>
      <Text as="dd" tone="muted" dir="auto">
        {children}
      </Text>
    </div>
  );
}

function Terms({ fee, days }: Delivery) {
  const time = days && daysText(days);
  if (fee === 0) return time ? `${time}, free` : 'Free';
  return (
    <>
      {time && <span>{`${time}, `}</span>}
      <Price amount={fee} /> <span>per order</span>
    </>
  );
}

function daysText({ from, to }: NonNullable<Delivery['days']>): string {
  if (to > from) return `${from} to ${to} working days`;
  return from === 1 ? '1 working day' : `${from} working days`;
}

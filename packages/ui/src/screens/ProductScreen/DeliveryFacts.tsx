import { limits } from '@abs/contract';
import type { Delivery } from '@abs/contract/entities';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Price, Text } from '../../components/Text/index.ts';
import * as styles from './ProductScreen.css.ts';

export interface DeliveryFactsProps {
  /** Absent if the backend sends none. */
  delivery?: Delivery | undefined;
}

/** How an order arrives and what it costs, and until when it can be returned, with links to the terms. */
export function DeliveryFacts({ delivery }: DeliveryFactsProps) {
  return (
    <dl data-slot="delivery-facts" className={styles.deliveryFacts}>
      <Fact to="/tc#delivery" term="Delivery">
        {delivery ? <CostAndTime {...delivery} /> : 'Within Nigeria'}
      </Fact>
      <Fact to="/tc#returns" term="Returns">
        {`Within ${limits.RETURN_DAYS} days`}
      </Fact>
    </dl>
  );
}

function Fact({ to, term, children }: { to: string; term: string; children: ReactNode }) {
  return (
    <div className={styles.deliveryFact}>
      <dt>
        <Link to={to} className={styles.deliveryLink}>
          {term}
        </Link>
      </dt>
      <Text as="dd" tone="muted" dir="auto">
        {children}
      </Text>
    </div>
  );
}

function CostAndTime({ fee, days }: Delivery) {
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

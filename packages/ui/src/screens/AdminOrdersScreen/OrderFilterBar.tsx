import {
  type AdminOrderPayment,
  adminOrderPayments,
  FIRST_ORDER_DAY,
  type Fulfilment,
  fulfilments,
  LAST_ORDER_DAY,
  noOrderFilters,
  type OrderFilters,
} from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { DayRange } from '../../components/DayRange/index.ts';
import { InlineSelect } from '../../components/InlineSelect/index.ts';
import { fulfilmentStatus, paymentStatuses } from '../../shop/orderStatus/index.ts';
import * as styles from './AdminOrdersScreen.css.ts';

export interface OrderFilterBarProps {
  filters: OrderFilters;
  onFiltersChange: (filters: OrderFilters) => void;
}

const ALL = 'all';
const all = { value: ALL, label: 'All' } as const;

const statuses: { value: Fulfilment | typeof ALL; label: string }[] = [
  all,
  ...fulfilments.map((fulfilment) => ({ value: fulfilment, label: String(fulfilmentStatus({ fulfilment }).children) })),
];
const payments: { value: AdminOrderPayment | typeof ALL; label: string }[] = [
  all,
  ...adminOrderPayments.map((payment) => ({ value: payment, label: String(paymentStatuses[payment].children) })),
];

export const isFiltered = (filters: OrderFilters): boolean => Object.values(filters).some((value) => value !== null);

/** The filters of the list. Each choice is applied immediately. */
export function OrderFilterBar({ filters, onFiltersChange }: OrderFilterBarProps) {
  const change = (changed: Partial<OrderFilters>) => onFiltersChange({ ...filters, ...changed });
  return (
    <fieldset aria-label="Filters" data-slot="order-filters" className={styles.filters}>
      <InlineSelect
        stacked
        label="Status"
        options={statuses}
        value={filters.status ?? ALL}
        onChange={(status) => change({ status: status === ALL ? null : status })}
      />
      <InlineSelect
        stacked
        label="Payment"
        options={payments}
        value={filters.payment ?? ALL}
        onChange={(payment) => change({ payment: payment === ALL ? null : payment })}
      />
      <div className={styles.days}>
        <DayRange
          label="Date"
          from={filters.from}
          to={filters.to}
          min={FIRST_ORDER_DAY}
          max={LAST_ORDER_DAY}
          onChange={change}
        />
      </div>
      {isFiltered(filters) && (
        <Button variant="quiet" size="compact" className={styles.clear} onClick={() => onFiltersChange(noOrderFilters)}>
          Clear filters
        </Button>
      )}
    </fieldset>
  );
}

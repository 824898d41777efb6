import type { AdminOrderDetail } from '@abs/contract';
import { Heading, Text } from '../../components/Text/index.ts';
import { formatDate } from '../../lib/dateTime.ts';
import { useShopName } from '../../lib/shopName.tsx';
import * as styles from './PackingSlip.css.ts';

/**
 * What goes into the parcel: a sheet of paper with the recipient and the items, each with a box to tick. It has no prices,
 * because a parcel can be a present. It exists only on paper.
 */
export function PackingSlip({
  order: { number, createdAt, customer, deliveryAddress, phoneNumber, orderItems },
}: {
  order: AdminOrderDetail;
}) {
  const pieces = orderItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasSkus = orderItems.some(({ product }) => product.sku);
  return (
    <section data-slot="packing-slip" aria-label="Packing slip" className={styles.slip}>
      <div className={styles.head}>
        <Text translate="no" className={styles.shop}>
          {useShopName()}
        </Text>
        <div className={styles.order}>
          <Heading level={2} size="lead">
            Packing slip
          </Heading>
          <Text>{`Order ${number}`}</Text>
          <Text>{`Ordered ${formatDate(createdAt)}`}</Text>
        </div>
      </div>
      <div>
        <Text className={styles.term}>Deliver to</Text>
        <address className={styles.recipient}>
          <bdi className={styles.name}>{customer.name}</bdi>
          <bdi>{deliveryAddress}</bdi>
          {phoneNumber && <bdi>{phoneNumber}</bdi>}
        </address>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Packed', 'Quantity'].map((name) => (
              <th key={name} scope="col" className={styles.narrow}>
                {name}
              </th>
            ))}
            {['Product', 'Size', 'Color', ...(hasSkus ? ['SKU'] : [])].map((name) => (
              <th key={name} scope="col" className={styles.header}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orderItems.map(({ id, quantity, product: { name, size, color, sku } }) => (
            <tr key={id} className={styles.row}>
              <td className={styles.cell}>
                <span className={styles.box} />
              </td>
              <td className={styles.cell}>{quantity}</td>
              <th scope="row" className={styles.product}>
                <bdi>{name}</bdi>
              </th>
              <td className={styles.cell}>
                <bdi>{size}</bdi>
              </td>
              <td className={styles.cell}>
                <bdi>{color}</bdi>
              </td>
              {hasSkus && (
                <td className={styles.cell}>
                  <bdi>{sku}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Text className={styles.total}>{pieces === 1 ? '1 piece' : `${pieces} pieces`}</Text>
    </section>
  );
}

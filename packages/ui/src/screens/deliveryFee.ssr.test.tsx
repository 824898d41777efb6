import type { CartItem, Order } from '@abs/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartScreen } from './CartScreen/index.ts';
import { OrderScreen } from './OrderScreen/index.ts';

const noop = () => {};
const deletion = { onDelete: noop, onDeleteConfirm: noop, onDeleteCancel: noop };
const cancellation = { onCancel: noop, onCancelConfirm: noop, onCancelDismiss: noop };
const product = {
  id: 'palm-hoodie',
  name: 'Palm Hoodie',
  price: 33_000,
  size: 'M',
  color: 'Palm green',
  salesCoverPicture: '/media/palm.jpg',
};
const item: CartItem = {
  id: 'line',
  productId: product.id,
  product,
  quantity: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const order: Order = {
  id: 'order',
  status: 'PENDING',
  paymentStatus: 'unpaid',
  subtotal: 33_000,
  deliveryFee: 1500.5,
  totalPrice: 34_500.5,
  orderItems: [{ id: 'item', quantity: 1, product }],
};

test('shows the delivery fee from the server in the cart', { tags: ['10.2.7'] }, () => {
  const state = {
    status: 'ready' as const,
    items: [item],
    subtotal: 33_000,
    deliveryFee: 1500.5,
    total: 34_500.5,
    deliveryAddress: null,
  };
  const page = renderToString(
    <CartScreen
      state={state}
      onRetry={noop}
      onStep={noop}
      {...deletion}
      onCheckout={noop}
      onPay={noop}
      delivery={{ open: false, onSubmit: noop, onCancel: noop }}
    />,
  );
  expect(page).toContain('₦1,500.50');
  expect(page).toContain('₦34,500.50');
});

test('shows the charged delivery fee on an order', { tags: ['10.2.7'] }, () => {
  const page = renderToString(
    <OrderScreen state={{ status: 'ready', order }} onRetry={noop} onPay={noop} {...cancellation} />,
  );
  expect(page).toContain('₦1,500.50');
  expect(page).toContain('₦34,500.50');
});

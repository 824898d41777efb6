import type { CartItem, Order } from '@abs/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartScreen } from './CartScreen/index.ts';
import { CompleteProfileScreen } from './CompleteProfileScreen/index.ts';
import { LoginScreen } from './LoginScreen/index.ts';
import { OrderScreen } from './OrderScreen/index.ts';
import { OtpScreen } from './OtpScreen/index.ts';
import { PaymentReturnScreen } from './PaymentReturnScreen/index.ts';
import { PendingOrdersScreen } from './PendingOrdersScreen/index.ts';
import { SignupScreen } from './SignupScreen/index.ts';

// Rendering must not touch window or document. This test runs without either.

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
  quantity: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const order: Order = {
  id: 'order',
  status: 'PENDING',
  paymentStatus: 'unpaid',
  totalPrice: 33_005,
  orderItems: [{ id: 'item', quantity: 1, product }],
  expiresAt: '2026-11-21T14:05:00.000Z',
};
const cart = {
  status: 'ready' as const,
  items: [item],
  subtotal: 66_000,
  deliveryFee: 5,
  total: 66_005,
  deliveryAddress: null,
};

const pages: [name: string, page: ReactNode, expectedText: string][] = [
  ['login', <LoginScreen key="" onSubmit={noop} />, 'Forget Password?'],
  ['sign-up', <SignupScreen key="" onSubmit={noop} />, 'Confirm password'],
  [
    'code',
    <OtpScreen
      key=""
      email="adaeze@example.com"
      code=""
      onCodeChange={noop}
      onSubmit={noop}
      onResend={noop}
      onEmailSubmit={noop}
    />,
    'Digit 1 of 4',
  ],
  ['profile', <CompleteProfileScreen key="" onSubmit={noop} />, 'Gender'],
  [
    'cart',
    <CartScreen
      key=""
      state={cart}
      onRetry={noop}
      onStep={noop}
      {...deletion}
      onCheckout={noop}
      onPay={noop}
      delivery={{ open: false, onSubmit: noop, onCancel: noop }}
    />,
    '₦66,005',
  ],
  ['payment', <PaymentReturnScreen key="" state="paid" order={order} onPay={noop} onCheck={noop} />, 'Thank you'],
  [
    'order',
    <OrderScreen key="" state={{ status: 'ready', order }} onRetry={noop} onPay={noop} {...cancellation} />,
    'Pay before 21 November at 15:05',
  ],
  [
    'pending orders',
    <PendingOrdersScreen
      key=""
      state={{ status: 'ready', orders: [order] }}
      onRetry={noop}
      onPay={noop}
      {...cancellation}
    />,
    'Pay before 21 November at 15:05',
  ],
];

test.each(pages)('renders the %s page without a browser', (_name, page, expectedText) => {
  expect(renderToString(page)).toContain(expectedText);
});

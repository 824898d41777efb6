import type { Order, User } from '@abs/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForgotPasswordScreen } from '../ForgotPasswordScreen/index.ts';
import { ResetPasswordScreen } from '../ResetPasswordScreen/index.ts';
import { ProfileScreen } from './index.ts';

// Rendering must not touch window or document. This test runs without either.

const noop = () => {};
const user: User = {
  userId: 'usr',
  firstName: 'Adaeze',
  lastName: 'Ọláńrewájú',
  email: 'adaeze@example.com',
  gender: 'Female',
  avatar: '/media/adaeze.jpg',
  // After midnight in Lagos.
  createdAt: '2026-03-13T23:20:00.000Z',
  userType: 'Customer',
};
const order: Order = {
  id: 'order',
  status: 'SUCCESS',
  paymentStatus: 'paid',
  totalPrice: 33_005,
  orderItems: [
    {
      id: 'item',
      quantity: 1,
      product: { name: 'Palm Hoodie', size: 'M', color: 'Palm green', salesCoverPicture: '/media/palm.jpg' },
    },
  ],
};
const callbacks = {
  logoutEverywhere: { onRequest: noop, onConfirm: noop, onCancel: noop },
  onTabChange: noop,
  onProfileRetry: noop,
  onPastOrdersRetry: noop,
  hrefFor: (page: number) => `/user/profile?page=${page}`,
};

test('renders the profile without a browser, with dates in Lagos time', () => {
  const html = renderToString(
    <ProfileScreen
      {...callbacks}
      profile={{ status: 'ready', user, totalOrders: 1 }}
      pastOrders={{ status: 'ready', orders: [order], page: 1, totalPages: 2 }}
    />,
  );
  expect(html).toContain('14 March 2026');
  expect(html).toContain('Order success');
  expect(html).toContain('href="/user/profile?page=2"');
});

test('renders the profile states and the password reset without a browser', () => {
  const loading = <ProfileScreen {...callbacks} profile={{ status: 'loading' }} pastOrders={{ status: 'loading' }} />;
  expect(renderToString(loading)).toContain('Loading your orders');
  expect(renderToString(<ForgotPasswordScreen onSubmit={noop} />)).toContain('Send code');
  expect(renderToString(<ResetPasswordScreen onSubmit={noop} />)).toContain('Continue Set up');
});

import {
  type AdminOrderDetail,
  type AdminProduct,
  type AdminUser,
  noOrderFilters,
  type Transaction,
} from '@abs/contract';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdminFrame } from '../shop/AdminFrame/index.ts';
import { AdminDashboardScreen } from './AdminDashboardScreen/index.ts';
import { AdminOrderScreen } from './AdminOrderScreen/index.ts';
import { AdminOrdersScreen } from './AdminOrdersScreen/index.ts';
import { AdminProductsScreen } from './AdminProductsScreen/index.ts';
import { AdminTransactionsScreen } from './AdminTransactionsScreen/index.ts';
import { AdminUsersScreen } from './AdminUsersScreen/index.ts';

// Rendering must not touch window or document. This test runs without either.

const noop = () => {};
const listProps = <Row, Filter extends string | object>(rows: Row[], filter: Filter) => ({
  status: 'ready' as const,
  rows,
  pagination: { page: 1, limit: 10, total: 48, totalPages: 5 },
  query: { page: 1, sort: 'newest' as const, search: '', filter },
  hrefFor: (page: number) => `?page=${page}`,
  onSortChange: noop,
  onFilterChange: noop,
  onSearch: noop,
  onRetry: noop,
  onAction: noop,
  onConfirm: noop,
  onCancel: noop,
});
const at = '2026-11-20T08:00:00.000Z';
const picture = { name: 'Palm Hoodie', size: 'M', color: 'Palm green', salesCoverPicture: '/media/palm.jpg' };
const order: AdminOrderDetail = {
  id: 'order',
  number: 'ABS-10319',
  status: 'PENDING',
  paymentStatus: 'unpaid',
  fulfilment: 'pending',
  totalPrice: 33_005,
  subtotal: 33_000,
  deliveryFee: 5,
  deliveryAddress: '14 Bode Thomas Street, Surulere, Lagos',
  phoneNumber: '2348031234567',
  createdAt: at,
  expiresAt: '2026-11-21T08:00:00.000Z',
  orderItems: [{ id: 'item', quantity: 1, price: 33_000, product: picture }],
  customer: { userId: 'usr', name: 'Adaeze Okafor', email: 'adaeze.okafor@example.com' },
  history: [{ kind: 'placed', at, by: 'Adaeze Okafor' }],
};
const product: AdminProduct = {
  ...picture,
  id: 'palm-hoodie',
  price: 33_000,
  subImages: [],
  description: 'Loopback cotton.',
  quantity: 4,
  sales: 96,
  isLowStock: true,
  isDeleted: false,
  createdAt: at,
};
const user: AdminUser = {
  userId: 'usr',
  firstName: 'Adaeze',
  lastName: 'Okafor',
  email: 'adaeze.okafor@example.com',
  gender: 'Female',
  avatar: null,
  createdAt: at,
  userType: 'Customer',
  status: 'active',
  lastSeen: at,
  orders: 7,
  netSpent: 318_500,
};
const transaction: Transaction = {
  id: 'txn',
  name: 'Adaeze Okafor',
  date: at,
  invoiceId: 'INV-048213',
  amount: 33_005,
  status: 'Receive',
  orderId: 'order',
};

const page = (children: ReactNode) =>
  renderToString(
    <AdminFrame
      currentPath="/admin"
      user={{ firstName: 'Halima', lastName: 'Danjuma', avatar: null }}
      search={{ label: 'Search', value: '', onSearch: noop }}
      onLogout={noop}
    >
      {children}
    </AdminFrame>,
  );

test('renders the overview without a browser, leaving out the clock and lazy parts', () => {
  const html = page(
    <AdminDashboardScreen
      stats={{
        status: 'ready',
        stats: { totalUsers: 1284, userGrowth: 12.4, totalProducts: 48, totalSales: 3917, salesGrowth: -3.2 },
      }}
      sales={{ status: 'ready', days: [{ date: '2026-11-20', sales: 1, revenue: 33_000 }] }}
      orders={listProps([order], 'all' as const)}
      onStatsRetry={noop}
      onSalesRetry={noop}
    />,
  );
  expect(html).toContain('Brand Overview');
  expect(html).toContain('1–1 of 48');
  expect(html).not.toContain('24 h');
});

test('renders the lists without a browser', () => {
  expect(page(<AdminProductsScreen {...listProps([product], 'all')} />)).toContain('Low stock');
  expect(page(<AdminUsersScreen {...listProps([user], 'all' as const)} />)).toContain('20 November 2026 at 09:00');
  expect(page(<AdminTransactionsScreen {...listProps([transaction], 'all' as const)} onExport={noop} />)).toContain(
    '20 Nov 2026, 09:00',
  );
  const orders = page(<AdminOrdersScreen {...listProps([order], noOrderFilters)} onExport={noop} />);
  expect(orders).toContain('09:00');
  // The age depends on the reader's clock.
  expect(orders).not.toMatch(/\d (min|h|days?)</);
});

test('renders an order without a browser', () => {
  const html = page(
    <AdminOrderScreen
      state={{ status: 'ready', order }}
      onRetry={noop}
      onAction={noop}
      onActionConfirm={noop}
      onActionCancel={noop}
      onRefund={noop}
      onPrint={noop}
      onRefundConfirm={noop}
      onRefundCancel={noop}
    />,
  );
  expect(html).toContain('Cannot be cleared');
  expect(html).toContain('₦33,005');
  expect(html).toContain('href="tel:+2348031234567"');
});

import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../app/lazyPage.tsx';
import { Alias } from '../aliases.tsx';
import { RouteError } from '../error.tsx';

/** Every address of the back office. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: lazyPage(async () => (await import('./layout.tsx')).AdminLayoutRoute),
    children: [
      {
        errorElement: <RouteError message="Sorry, something went wrong, please go to another page" />,
        children: [
          { index: true, lazy: lazyPage(async () => (await import('./dashboard.tsx')).AdminDashboardRoute) },
          { path: 'orders/:id', lazy: lazyPage(async () => (await import('./order.tsx')).AdminOrderRoute) },
          { path: 'orderDetails', element: <Alias to="/admin" /> },
          { path: 'addItem', lazy: lazyPage(async () => (await import('./addItem.tsx')).AdminAddItemRoute) },
          { path: 'products', lazy: lazyPage(async () => (await import('./products.tsx')).AdminProductsRoute) },
          { path: 'products/:id', lazy: lazyPage(async () => (await import('./product.tsx')).AdminProductRoute) },
          {
            path: 'products/:id/edit',
            lazy: lazyPage(async () => (await import('./productEdit.tsx')).AdminProductEditRoute),
          },
          { path: 'product/edit', element: <Alias to="/admin/products" /> },
          { path: 'productDetails', element: <Alias to="/admin/products" /> },
          { path: 'user', lazy: lazyPage(async () => (await import('./users.tsx')).AdminUsersRoute) },
          {
            path: 'transactions',
            lazy: lazyPage(async () => (await import('./transactions.tsx')).AdminTransactionsRoute),
          },
          { path: 'message', lazy: lazyPage(async () => (await import('./messages.tsx')).AdminMessagesRoute) },
          {
            path: 'notification',
            lazy: lazyPage(async () => (await import('./notifications.tsx')).AdminNotificationsRoute),
          },
          { path: 'mails', lazy: lazyPage(async () => (await import('./mails.tsx')).AdminMailsRoute) },
          { path: 'profile', lazy: lazyPage(async () => (await import('./profile.tsx')).AdminProfileRoute) },
          { path: '*', lazy: lazyPage(async () => (await import('../notFound.tsx')).NotFoundRoute) },
        ],
      },
    ],
  },
];

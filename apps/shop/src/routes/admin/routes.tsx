import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../app/lazyPage.tsx';
import { Alias } from '../aliases.tsx';
import { RouteError } from '../error.tsx';

/** Every address of the back office. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: lazyPage(() => import('./layout.tsx')),
    children: [
      {
        errorElement: <RouteError message="Sorry, something went wrong, please go to another page" />,
        children: [
          { index: true, lazy: lazyPage(() => import('./dashboard.tsx')) },
          { path: 'orders/:id', lazy: lazyPage(() => import('./order.tsx')) },
          { path: 'orderDetails', element: <Alias to="/admin" /> },
          { path: 'addItem', lazy: lazyPage(() => import('./addItem.tsx')) },
          { path: 'products', lazy: lazyPage(() => import('./products.tsx')) },
          { path: 'products/:id', lazy: lazyPage(() => import('./product.tsx')) },
          { path: 'products/:id/edit', lazy: lazyPage(() => import('./productEdit.tsx')) },
          { path: 'product/edit', element: <Alias to="/admin/products" /> },
          { path: 'productDetails', element: <Alias to="/admin/products" /> },
          { path: 'user', lazy: lazyPage(() => import('./users.tsx')) },
          { path: 'transactions', lazy: lazyPage(() => import('./transactions.tsx')) },
          { path: 'message', lazy: lazyPage(() => import('./messages.tsx')) },
          { path: 'notification', lazy: lazyPage(() => import('./notifications.tsx')) },
          { path: 'mails', lazy: lazyPage(() => import('./mails.tsx')) },
          { path: 'profile', lazy: lazyPage(() => import('./profile.tsx')) },
          { path: '*', lazy: lazyPage(() => import('../notFound.tsx')) },
        ],
      },
    ],
  },
];

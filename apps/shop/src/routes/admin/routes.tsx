import type { RouteObject } from 'react-router-dom';
import { Alias } from '../aliases.tsx';
import { RouteError } from '../error.tsx';

/** Every address of the back office. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: () => import('./layout.tsx'),
    children: [
      {
        errorElement: <RouteError message="Sorry, something went wrong, please go to another page" />,
        children: [
          { index: true, lazy: () => import('./dashboard.tsx') },
          { path: 'orders/:id', lazy: () => import('./order.tsx') },
          { path: 'orderDetails', element: <Alias to="/admin" /> },
          { path: 'addItem', lazy: () => import('./addItem.tsx') },
          { path: 'products', lazy: () => import('./products.tsx') },
          { path: 'products/:id', lazy: () => import('./product.tsx') },
          { path: 'products/:id/edit', lazy: () => import('./productEdit.tsx') },
          { path: 'product/edit', element: <Alias to="/admin/products" /> },
          { path: 'productDetails', element: <Alias to="/admin/products" /> },
          { path: 'user', lazy: () => import('./users.tsx') },
          { path: 'transactions', lazy: () => import('./transactions.tsx') },
          { path: 'message', lazy: () => import('./messages.tsx') },
          { path: 'notification', lazy: () => import('./notifications.tsx') },
          { path: 'profile', lazy: () => import('./profile.tsx') },
          { path: '*', lazy: () => import('../notFound.tsx') },
        ],
      },
    ],
  },
];

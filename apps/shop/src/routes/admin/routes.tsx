import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../app/lazyPage.tsx';
import { Alias } from '../aliases.tsx';
import { RouteError } from '../error.tsx';

/** All routes of the back office. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: lazyPage(() => import('./layout.tsx'), 'AdminLayoutRoute'),
    children: [
      {
        errorElement: <RouteError message="Sorry, something went wrong, please go to another page" />,
        children: [
          { index: true, lazy: lazyPage(() => import('./dashboard.tsx'), 'AdminDashboardRoute') },
          { path: 'orders/:id', lazy: lazyPage(() => import('./order.tsx'), 'AdminOrderRoute') },
          { path: 'orderDetails', element: <Alias to="/admin" /> },
          { path: 'addItem', lazy: lazyPage(() => import('./addItem.tsx'), 'AdminAddItemRoute') },
          { path: 'products', lazy: lazyPage(() => import('./products.tsx'), 'AdminProductsRoute') },
          { path: 'products/:id', lazy: lazyPage(() => import('./product.tsx'), 'AdminProductRoute') },
          {
            path: 'products/:id/edit',
            lazy: lazyPage(() => import('./productEdit.tsx'), 'AdminProductEditRoute'),
          },
          { path: 'styles/:id', lazy: lazyPage(() => import('./style.tsx'), 'AdminStyleRoute') },
          { path: 'restock', lazy: lazyPage(() => import('./restock.tsx'), 'AdminRestockRoute') },
          { path: 'collections', lazy: lazyPage(() => import('./collections.tsx'), 'AdminCollectionsRoute') },
          {
            path: 'collections/:id',
            lazy: lazyPage(() => import('./collectionEdit.tsx'), 'AdminCollectionEditRoute'),
          },
          { path: 'size-guides', lazy: lazyPage(() => import('./sizeGuides.tsx'), 'AdminSizeGuidesRoute') },
          {
            path: 'size-guides/:id',
            lazy: lazyPage(() => import('./sizeGuideEdit.tsx'), 'AdminSizeGuideEditRoute'),
          },
          { path: 'product/edit', element: <Alias to="/admin/products" /> },
          { path: 'productDetails', element: <Alias to="/admin/products" /> },
          { path: 'user', lazy: lazyPage(() => import('./users.tsx'), 'AdminUsersRoute') },
          {
            path: 'transactions',
            lazy: lazyPage(() => import('./transactions.tsx'), 'AdminTransactionsRoute'),
          },
          { path: 'message', lazy: lazyPage(() => import('./messages.tsx'), 'AdminMessagesRoute') },
          {
            path: 'notification',
            lazy: lazyPage(() => import('./notifications.tsx'), 'AdminNotificationsRoute'),
          },
          { path: 'mails', lazy: lazyPage(() => import('./mails.tsx'), 'AdminMailsRoute') },
          { path: 'profile', lazy: lazyPage(() => import('./profile.tsx'), 'AdminProfileRoute') },
          { path: '*', lazy: lazyPage(() => import('../notFound.tsx'), 'NotFoundRoute') },
        ],
      },
    ],
  },
];

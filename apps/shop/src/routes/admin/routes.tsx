import { lazyPage } from '../../app/lazyPage.tsx';
import type { LoadedRoute } from '../../pages/loadPages.ts';
import { Alias } from '../aliases.tsx';

/** All routes of the back office. */
export const adminRoutes: LoadedRoute = {
  path: 'admin',
  load: lazyPage(() => import('./layout.tsx'), 'AdminLayoutRoute'),
  children: [
    { index: true, load: lazyPage(() => import('./dashboard.tsx'), 'AdminDashboardRoute') },
    { path: 'orders', load: lazyPage(() => import('./orders.tsx'), 'AdminOrdersRoute') },
    { path: 'orders/:id', load: lazyPage(() => import('./order.tsx'), 'AdminOrderRoute') },
    { path: 'orderDetails', element: <Alias to="/admin/orders" /> },
    { path: 'addItem', load: lazyPage(() => import('./addItem.tsx'), 'AdminAddItemRoute') },
    { path: 'products', load: lazyPage(() => import('./products.tsx'), 'AdminProductsRoute') },
    { path: 'products/:id', load: lazyPage(() => import('./product.tsx'), 'AdminProductRoute') },
    {
      path: 'products/:id/edit',
      load: lazyPage(() => import('./productEdit.tsx'), 'AdminProductEditRoute'),
    },
    { path: 'styles/:id', load: lazyPage(() => import('./style.tsx'), 'AdminStyleRoute') },
    { path: 'restock', load: lazyPage(() => import('./restock.tsx'), 'AdminRestockRoute') },
    { path: 'collections', load: lazyPage(() => import('./collections.tsx'), 'AdminCollectionsRoute') },
    {
      path: 'collections/:id',
      load: lazyPage(() => import('./collectionEdit.tsx'), 'AdminCollectionEditRoute'),
    },
    { path: 'size-guides', load: lazyPage(() => import('./sizeGuides.tsx'), 'AdminSizeGuidesRoute') },
    {
      path: 'size-guides/:id',
      load: lazyPage(() => import('./sizeGuideEdit.tsx'), 'AdminSizeGuideEditRoute'),
    },
    { path: 'product/edit', element: <Alias to="/admin/products" /> },
    { path: 'productDetails', element: <Alias to="/admin/products" /> },
    { path: 'user', load: lazyPage(() => import('./users.tsx'), 'AdminUsersRoute') },
    {
      path: 'transactions',
      load: lazyPage(() => import('./transactions.tsx'), 'AdminTransactionsRoute'),
    },
    { path: 'message', load: lazyPage(() => import('./messages.tsx'), 'AdminMessagesRoute') },
    {
      path: 'notification',
      load: lazyPage(() => import('./notifications.tsx'), 'AdminNotificationsRoute'),
    },
    { path: 'mails', load: lazyPage(() => import('./mails.tsx'), 'AdminMailsRoute') },
    { path: 'profile', load: lazyPage(() => import('./profile.tsx'), 'AdminProfileRoute') },
    { path: '*', load: lazyPage(() => import('../notFound.tsx'), 'NotFoundRoute') },
  ],
};

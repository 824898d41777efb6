import { categories } from '@abs/contract';
import type { RouteObject } from 'react-router-dom';
import { loadFilterForm } from './app/filterForm.ts';
import { lazyPage } from './app/lazyPage.tsx';
import { MainLayout } from './app/MainLayout.tsx';
import type { LateRoutes } from './app/pageRouter.ts';
import { Root } from './app/Root.tsx';
import { aliasRoutes } from './routes/aliases.tsx';
import { loadBackOffice } from './routes/backOffice.tsx';
import { GuestOnly, IncompleteProfileOnly, SignedInOnly } from './routes/guards.tsx';
import { ShopError } from './routes/shopError.tsx';

/** One route per category, so that any other path below /size-guide is not found. */
const sizeGuideRoutes = categories.map((category) => ({
  path: `size-guide/${category}`,
  lazy: lazyPage(() => import('./routes/sizeGuide.tsx'), 'SizeGuideRoute'),
}));

/** Every route of the shop except the back office. Pages load when they are opened. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    errorElement: <ShopError />,
    HydrateFallback: () => null,
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: 'login', lazy: lazyPage(() => import('./routes/login.tsx'), 'LoginRoute') },
          { path: 'signup', lazy: lazyPage(() => import('./routes/signup.tsx'), 'SignupRoute') },
          { path: 'otp', lazy: lazyPage(() => import('./routes/otp.tsx'), 'OtpRoute') },
          {
            path: 'forget-password-otp',
            lazy: lazyPage(() => import('./routes/forgotPassword.tsx'), 'ForgotPasswordRoute'),
          },
        ],
      },
      {
        path: 'reset-password',
        lazy: lazyPage(() => import('./routes/resetPassword.tsx'), 'ResetPasswordRoute'),
      },
      ...aliasRoutes,
      {
        element: <IncompleteProfileOnly />,
        children: [
          {
            path: 'complete-profile',
            lazy: lazyPage(() => import('./routes/completeProfile.tsx'), 'CompleteProfileRoute'),
          },
        ],
      },
      {
        element: <MainLayout />,
        errorElement: <ShopError />,
        children: [
          {
            // Inside the frame, so that top bar and footer stay when a page fails.
            errorElement: <ShopError message="Sorry, something went wrong, please go to another page" />,
            children: [
              { index: true, lazy: lazyPage(() => import('./routes/home.tsx'), 'HomeRoute') },
              { path: 'shop', lazy: lazyPage(() => import('./routes/shop.tsx'), 'ShopRoute', loadFilterForm) },
              {
                path: 'collections/:slug',
                lazy: lazyPage(() => import('./routes/collection.tsx'), 'CollectionRoute', loadFilterForm),
              },
              { path: 'browse', lazy: lazyPage(() => import('./routes/browse.tsx'), 'BrowseRoute') },
              { path: 'aboutus', lazy: lazyPage(() => import('./routes/about.tsx'), 'AboutRoute') },
              { path: 'contactus', lazy: lazyPage(() => import('./routes/contact.tsx'), 'ContactRoute') },
              { path: 'enquiry', lazy: lazyPage(() => import('./routes/enquiry.tsx'), 'EnquiryRoute') },
              { path: 'tc', lazy: lazyPage(() => import('./routes/terms.tsx'), 'TermsRoute') },
              { path: 'restock/:action', lazy: lazyPage(() => import('./routes/restockLink.tsx'), 'RestockLinkRoute') },
              { path: 'wishlist/:token?', lazy: lazyPage(() => import('./routes/wishlist.tsx'), 'WishlistRoute') },
              ...sizeGuideRoutes,
              { path: 'privacy', lazy: lazyPage(() => import('./routes/privacy.tsx'), 'PrivacyRoute') },
              { path: 'product/:id/:slug?', lazy: lazyPage(() => import('./routes/product.tsx'), 'ProductRoute') },
              {
                id: 'signedIn',
                element: <SignedInOnly />,
                children: [
                  { path: 'cart', lazy: lazyPage(() => import('./routes/cart.tsx'), 'CartRoute') },
                  { path: 'order', lazy: lazyPage(() => import('./routes/orders.tsx'), 'OrdersRoute') },
                  { path: 'order/:id', lazy: lazyPage(() => import('./routes/order.tsx'), 'OrderRoute') },
                  {
                    path: 'user/profile',
                    lazy: lazyPage(() => import('./routes/profile.tsx'), 'ProfileRoute'),
                  },
                  {
                    path: 'payment/callback',
                    lazy: lazyPage(() => import('./routes/paymentReturn.tsx'), 'PaymentReturnRoute'),
                  },
                ],
              },
              { path: '*', lazy: lazyPage(() => import('./routes/notFound.tsx'), 'NotFoundRoute') },
            ],
          },
        ],
      },
    ],
  },
];

/** The routes of the back office. They load on the first visit there; shoppers never load them. */
export const lateRoutes: LateRoutes = {
  parentId: 'root',
  has: (pathname) => /^\/admin(?:\/|$)/.test(pathname),
  load: loadBackOffice,
};

import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { MainLayout } from './app/MainLayout.tsx';
import { Root } from './app/Root.tsx';
import { Alias } from './routes/aliases.tsx';
import { RouteError } from './routes/error.tsx';
import { GuestOnly, IncompleteProfileOnly, SignedInOnly } from './routes/guards.tsx';

/** Every address of the shop but those of the back office. Pages load when they are gone to. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    errorElement: <RouteError />,
    HydrateFallback: () => null,
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: 'login', lazy: () => import('./routes/login.tsx') },
          { path: 'signup', lazy: () => import('./routes/signup.tsx') },
          { path: 'otp', lazy: () => import('./routes/otp.tsx') },
          { path: 'forget-password-otp', lazy: () => import('./routes/forgotPassword.tsx') },
        ],
      },
      { path: 'reset-password', lazy: () => import('./routes/resetPassword.tsx') },
      { path: 'auth/reset-password', element: <Alias to="/reset-password" /> },
      { path: 'forgotPassword', element: <Alias to="/forget-password-otp" /> },
      { path: 'verify-email', element: <Alias to="/otp" /> },
      {
        element: <IncompleteProfileOnly />,
        children: [{ path: 'complete-profile', lazy: () => import('./routes/completeProfile.tsx') }],
      },
      {
        element: <MainLayout />,
        errorElement: <RouteError />,
        children: [
          {
            // Inside the frame, so that bar and foot stay when a page breaks.
            errorElement: <RouteError message="Sorry, something went wrong, please go to another page" />,
            children: [
              { index: true, lazy: () => import('./routes/home.tsx') },
              { path: 'shop', lazy: () => import('./routes/shop.tsx') },
              { path: 'aboutus', lazy: () => import('./routes/about.tsx') },
              { path: 'contactus', lazy: () => import('./routes/contact.tsx') },
              { path: 'enquiry', lazy: () => import('./routes/enquiry.tsx') },
              { path: 'tc', lazy: () => import('./routes/terms.tsx') },
              { path: 'privacy', lazy: () => import('./routes/privacy.tsx') },
              { path: 'product/:id', lazy: () => import('./routes/product.tsx') },
              {
                element: <SignedInOnly />,
                children: [
                  { path: 'cart', lazy: () => import('./routes/cart.tsx') },
                  { path: 'order', lazy: () => import('./routes/orders.tsx') },
                  { path: 'order/:id', lazy: () => import('./routes/order.tsx') },
                  { path: 'user/profile', lazy: () => import('./routes/profile.tsx') },
                  { path: 'payment/callback', lazy: () => import('./routes/paymentReturn.tsx') },
                ],
              },
              { path: '*', lazy: () => import('./routes/notFound.tsx') },
            ],
          },
        ],
      },
    ],
  },
];

/** Adds the addresses of the back office once somebody goes there: shoppers never load them. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!/^\/admin(?:\/|$)/.test(path)) return;
  const { adminRoutes } = await import('./routes/admin/routes.tsx');
  patch('root', adminRoutes);
};

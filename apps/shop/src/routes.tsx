import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { lazyPage } from './app/lazyPage.tsx';
import { MainLayout } from './app/MainLayout.tsx';
import { Root } from './app/Root.tsx';
import { Alias } from './routes/aliases.tsx';
import { loadBackOffice } from './routes/backOffice.tsx';
import { GuestOnly, IncompleteProfileOnly, SignedInOnly } from './routes/guards.tsx';
import { ShopError } from './routes/shopError.tsx';

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
          { path: 'login', lazy: lazyPage(async () => (await import('./routes/login.tsx')).LoginRoute) },
          { path: 'signup', lazy: lazyPage(async () => (await import('./routes/signup.tsx')).SignupRoute) },
          { path: 'otp', lazy: lazyPage(async () => (await import('./routes/otp.tsx')).OtpRoute) },
          {
            path: 'forget-password-otp',
            lazy: lazyPage(async () => (await import('./routes/forgotPassword.tsx')).ForgotPasswordRoute),
          },
        ],
      },
      {
        path: 'reset-password',
        lazy: lazyPage(async () => (await import('./routes/resetPassword.tsx')).ResetPasswordRoute),
      },
      { path: 'auth/reset-password', element: <Alias to="/reset-password" /> },
      { path: 'forgotPassword', element: <Alias to="/forget-password-otp" /> },
      { path: 'verify-email', element: <Alias to="/otp" /> },
      {
        element: <IncompleteProfileOnly />,
        children: [
          {
            path: 'complete-profile',
            lazy: lazyPage(async () => (await import('./routes/completeProfile.tsx')).CompleteProfileRoute),
          },
        ],
      },
      {
        element: <MainLayout />,
        errorElement: <ShopError />,
        children: [
          {
            // Inside the frame, so that bar and foot stay when a page breaks.
            errorElement: <ShopError message="Sorry, something went wrong, please go to another page" />,
            children: [
              { index: true, lazy: lazyPage(async () => (await import('./routes/home.tsx')).HomeRoute) },
              { path: 'shop', lazy: lazyPage(async () => (await import('./routes/shop.tsx')).ShopRoute) },
              { path: 'aboutus', lazy: lazyPage(async () => (await import('./routes/about.tsx')).AboutRoute) },
              { path: 'contactus', lazy: lazyPage(async () => (await import('./routes/contact.tsx')).ContactRoute) },
              { path: 'enquiry', lazy: lazyPage(async () => (await import('./routes/enquiry.tsx')).EnquiryRoute) },
              { path: 'tc', lazy: lazyPage(async () => (await import('./routes/terms.tsx')).TermsRoute) },
              { path: 'privacy', lazy: lazyPage(async () => (await import('./routes/privacy.tsx')).PrivacyRoute) },
              { path: 'product/:id', lazy: lazyPage(async () => (await import('./routes/product.tsx')).ProductRoute) },
              {
                element: <SignedInOnly />,
                children: [
                  { path: 'cart', lazy: lazyPage(async () => (await import('./routes/cart.tsx')).CartRoute) },
                  { path: 'order', lazy: lazyPage(async () => (await import('./routes/orders.tsx')).OrdersRoute) },
                  { path: 'order/:id', lazy: lazyPage(async () => (await import('./routes/order.tsx')).OrderRoute) },
                  {
                    path: 'user/profile',
                    lazy: lazyPage(async () => (await import('./routes/profile.tsx')).ProfileRoute),
                  },
                  {
                    path: 'payment/callback',
                    lazy: lazyPage(async () => (await import('./routes/paymentReturn.tsx')).PaymentReturnRoute),
                  },
                ],
              },
              { path: '*', lazy: lazyPage(async () => (await import('./routes/notFound.tsx')).NotFoundRoute) },
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
  patch('root', await loadBackOffice());
};

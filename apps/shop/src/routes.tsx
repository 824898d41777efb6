import { categories } from '@abs/contract';
import { loadFilterForm } from './app/filterForm.ts';
import { lazyPage } from './app/lazyPage.tsx';
import { MainLayout } from './app/MainLayout.tsx';
import { PageBoundary } from './app/PageBoundary.tsx';
import { Root } from './app/Root.tsx';
import type { PageRoute } from './pages/loadPages.ts';
import { aliasRoutes } from './routes/aliases.tsx';
import { backOffice } from './routes/backOffice.tsx';
import { SignedInOnly } from './routes/guards.tsx';

/** One route per category, so that any other path below /size-guide is not found. */
const sizeGuideRoutes = categories.map((category) => ({
  path: `size-guide/${category}`,
  load: lazyPage(() => import('./routes/sizeGuide.tsx'), 'SizeGuideRoute'),
}));

/** Every route of the shop. Pages load when they are opened. */
export const routes: PageRoute[] = [
  {
    element: (
      <PageBoundary>
        <Root />
      </PageBoundary>
    ),
    children: [
      { path: 'login', load: lazyPage(() => import('./routes/login.tsx'), 'LoginRoute') },
      { path: 'signup', load: lazyPage(() => import('./routes/signup.tsx'), 'SignupRoute') },
      { path: 'otp', load: lazyPage(() => import('./routes/otp.tsx'), 'OtpRoute') },
      {
        path: 'forget-password-otp',
        load: lazyPage(() => import('./routes/forgotPassword.tsx'), 'ForgotPasswordRoute'),
      },
      {
        path: 'reset-password',
        load: lazyPage(() => import('./routes/resetPassword.tsx'), 'ResetPasswordRoute'),
      },
      ...aliasRoutes,
      backOffice,
      {
        path: 'complete-profile',
        load: lazyPage(() => import('./routes/completeProfile.tsx'), 'CompleteProfileRoute'),
      },
      {
        element: (
          <PageBoundary>
            <MainLayout />
          </PageBoundary>
        ),
        children: [
          { index: true, load: lazyPage(() => import('./routes/home.tsx'), 'HomeRoute') },
          { path: 'shop', load: lazyPage(() => import('./routes/shop.tsx'), 'ShopRoute', loadFilterForm) },
          {
            path: 'collections/:slug',
            load: lazyPage(() => import('./routes/collection.tsx'), 'CollectionRoute', loadFilterForm),
          },
          { path: 'browse', load: lazyPage(() => import('./routes/browse.tsx'), 'BrowseRoute') },
          { path: 'aboutus', load: lazyPage(() => import('./routes/about.tsx'), 'AboutRoute') },
          { path: 'contactus', load: lazyPage(() => import('./routes/contact.tsx'), 'ContactRoute') },
          { path: 'enquiry', load: lazyPage(() => import('./routes/enquiry.tsx'), 'EnquiryRoute') },
          { path: 'tc', load: lazyPage(() => import('./routes/terms.tsx'), 'TermsRoute') },
          { path: 'account/email', load: lazyPage(() => import('./routes/emailLink.tsx'), 'EmailLinkRoute') },
          { path: 'restock/:action', load: lazyPage(() => import('./routes/restockLink.tsx'), 'RestockLinkRoute') },
          { path: 'wishlist/:token?', load: lazyPage(() => import('./routes/wishlist.tsx'), 'WishlistRoute') },
          ...sizeGuideRoutes,
          { path: 'privacy', load: lazyPage(() => import('./routes/privacy.tsx'), 'PrivacyRoute') },
          { path: 'product/:id/:slug?', load: lazyPage(() => import('./routes/product.tsx'), 'ProductRoute') },
          {
            path: 'product/:id/size-guide',
            load: lazyPage(() => import('./routes/productSizeGuide.tsx'), 'ProductSizeGuideRoute'),
          },
          {
            id: 'signedIn',
            element: <SignedInOnly />,
            children: [
              { path: 'cart', load: lazyPage(() => import('./routes/cart.tsx'), 'CartRoute') },
              { path: 'order', load: lazyPage(() => import('./routes/orders.tsx'), 'OrdersRoute') },
              { path: 'order/:id', load: lazyPage(() => import('./routes/order.tsx'), 'OrderRoute') },
              {
                path: 'user/profile',
                load: lazyPage(() => import('./routes/profile.tsx'), 'ProfileRoute'),
              },
              { path: 'account', load: lazyPage(() => import('./routes/account.tsx'), 'AccountRoute') },
              {
                path: 'payment/callback',
                load: lazyPage(() => import('./routes/paymentReturn.tsx'), 'PaymentReturnRoute'),
              },
            ],
          },
          { path: '*', load: lazyPage(() => import('./routes/notFound.tsx'), 'NotFoundRoute') },
        ],
      },
    ],
  },
];

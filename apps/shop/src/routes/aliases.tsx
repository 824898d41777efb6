import { Navigate, useLocation } from 'react-router-dom';
import type { PageRoute } from '../pages/loadPages.ts';

/** Alternative paths of pages. */
export const aliases: Readonly<Record<string, string>> = {
  '/auth/reset-password': '/reset-password',
  '/forgotPassword': '/forget-password-otp',
  '/verify-email': '/otp',
};

/** Redirects to the page's own path, with query and state. */
export function Alias({ to }: { to: string }) {
  const { search, state } = useLocation();
  return <Navigate to={to + search} replace state={state} />;
}

export const aliasRoutes: PageRoute[] = Object.entries(aliases).map(([path, to]) => ({
  path: path.slice(1),
  element: <Alias to={to} />,
}));

import { Navigate, useLocation } from 'react-router-dom';

/** Another address of a screen: leads to its own one, query and state included. */
export function Alias({ to }: { to: string }) {
  const { search, state } = useLocation();
  return <Navigate to={to + search} replace state={state} />;
}

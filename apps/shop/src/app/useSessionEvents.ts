import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { rememberReturnPath } from '../session/returnPath.ts';
import { toastError } from './toast.ts';

/** What follows, on any page, from a session that ends by itself. */
export function useSessionEvents(): void {
  const { session } = useShop();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEmitted(session, {
    'session.closed': ({ reason }) => {
      if (reason !== 'expired') return;
      rememberReturnPath(pathname + search);
      navigate('/login');
      void toastError('Your session has ended. Please log in again.');
    },
  });
}

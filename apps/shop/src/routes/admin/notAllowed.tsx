import { NotAllowedScreen } from '@abs/ui/screens/NotAllowedScreen';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta.tsx';
import { useShop, useUser } from '../../machines/shop.tsx';
import { rememberReturnPath } from '../../session/returnPath.ts';

/** Shown to customers who open the back office. */
export function NotAllowed() {
  const { session } = useShop();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <main>
      <PageMeta title="Not allowed" />
      <NotAllowedScreen
        {...(user && { email: user.email })}
        onSwitchAccount={() => {
          rememberReturnPath(pathname + search);
          session.send({ type: 'session.ended' });
          navigate('/login');
        }}
      />
    </main>
  );
}

import { lazyDialog } from '@abs/ui/components/LazyPart';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { connectBackOffice } from '../api/twoFactorGate.ts';

type Question = { number: number; settle?: (isGiven: boolean) => void };

const StepUp = lazyDialog(async () => (await import('./StepUp.tsx')).StepUp);
/** The page that sets up two-factor authentication. */
const PROFILE = '/admin/profile';

/**
 * Asks the admin for a code when a call of the back office requires a recent one, and leads to the setup of two-factor
 * authentication when the shop requires it.
 */
export function TwoFactorGate() {
  const [{ number, settle }, setQuestion] = useState<Question>({ number: 0 });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const setUp = useEffectEvent(() => {
    if (pathname !== PROFILE) navigate(PROFILE, { replace: true });
  });
  useEffect(
    () =>
      connectBackOffice({
        ask: (next) => setQuestion((last) => ({ number: last.number + 1, settle: next })),
        setUp: () => setUp(),
      }),
    [],
  );
  const close = (isGiven: boolean) => {
    setQuestion({ number });
    settle?.(isGiven);
  };
  return (
    <StepUp
      // Each question starts with an empty form.
      key={number}
      open={settle !== undefined}
      onGiven={() => close(true)}
      onCancel={() => close(false)}
    />
  );
}

import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './OtpScreen.css.ts';

export interface ResendCodeProps {
  /** The seconds until another code can be requested; 0 if it can be requested now. */
  secondsLeft: number;
  /** Another code is being sent. */
  pending: boolean;
  onResend: () => void;
}

/** Announces only 30 seconds, 10 seconds and the end. An announcement every second would drown everything else. */
function announcement(secondsLeft: number): string {
  if (secondsLeft > 30) return '';
  if (secondsLeft > 10) return 'You can request another code in 30 seconds.';
  if (secondsLeft > 0) return 'You can request another code in 10 seconds.';
  return 'You can request another code now.';
}

/** A button to request another code, with a countdown. */
export function ResendCode({ secondsLeft, pending, onResend }: ResendCodeProps) {
  const waiting = secondsLeft > 0 && !pending;
  return (
    <div data-slot="resend-code">
      <Button
        variant="quiet"
        className={styles.resend}
        pending={pending}
        aria-disabled={waiting || pending || undefined}
        onClick={() => {
          if (!waiting) onResend();
        }}
      >
        {waiting ? `Request again in ${secondsLeft} s` : 'Request again'}
      </Button>
      <VisuallyHidden role="status">{pending ? 'Sending another code' : announcement(secondsLeft)}</VisuallyHidden>
    </div>
  );
}

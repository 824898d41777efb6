import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './OtpScreen.css.ts';

export interface ResendCodeProps {
  /** Seconds until another code may be asked for; 0 when it may be now. */
  secondsLeft: number;
  /** Another code is on its way. */
  resending: boolean;
  onResend: () => void;
}

/** Said at 30 and 10 seconds and at the end: a number read out every second would drown everything else. */
function announcement(secondsLeft: number): string {
  if (secondsLeft > 30) return '';
  if (secondsLeft > 10) return 'You can request another code in 30 seconds.';
  if (secondsLeft > 0) return 'You can request another code in 10 seconds.';
  return 'You can request another code now.';
}

/** Asks for another code, not before the countdown is over. */
export function ResendCode({ secondsLeft, resending, onResend }: ResendCodeProps) {
  const waiting = secondsLeft > 0 && !resending;
  return (
    <div data-slot="resend-code">
      <Button
        variant="quiet"
        className={styles.resend}
        pending={resending}
        aria-disabled={waiting || resending || undefined}
        onClick={() => {
          if (!waiting) onResend();
        }}
      >
        {waiting ? `Request again in ${secondsLeft} s` : 'Request again'}
      </Button>
      <VisuallyHidden role="status">{resending ? 'Sending another code' : announcement(secondsLeft)}</VisuallyHidden>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './LoadingBar.css.ts';

/** A sign of a shorter wait would only flicker. */
const DELAY_MS = 400;

/**
 * A moving line at the top of the window: what was pressed needs code that is still loading. Render it for as long as
 * that lasts. It appears after 0.4 seconds.
 */
export function LoadingBar() {
  // Nothing at first, as on the server. An empty region precedes the text, so that screen readers announce it.
  const [step, setStep] = useState<'none' | 'empty' | 'visible'>('none');
  useEffect(() => {
    setStep('empty');
    const timer = setTimeout(setStep, DELAY_MS, 'visible');
    return () => clearTimeout(timer);
  }, []);
  if (step === 'none') return null;
  return (
    <div data-slot="loading-bar" role="status" className={styles.place}>
      {step === 'visible' && (
        <>
          <span className={styles.bar} />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      )}
    </div>
  );
}

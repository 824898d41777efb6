import { useEffect, useEffectEvent } from 'react';

/** After this long without input, a screen counts as hidden, because its polling must not keep a session open. */
const UNATTENDED_MS = 15 * 60_000;
const signsOfSomebody = ['pointerdown', 'pointermove', 'keydown', 'scroll'];

/** Reports when the page is shown or hidden, and when the user becomes idle or active again. */
export function useVisibility(report: (visible: boolean) => void): void {
  const onChange = useEffectEvent((isAttended: boolean) =>
    report(isAttended && document.visibilityState === 'visible'),
  );
  useEffect(() => {
    let isAttended = true;
    const onVisibilityChange = () => onChange(isAttended);
    const leaveAlone = () => {
      isAttended = false;
      onChange(isAttended);
    };
    let timer = setTimeout(leaveAlone, UNATTENDED_MS);
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(leaveAlone, UNATTENDED_MS);
      if (isAttended) return;
      isAttended = true;
      onChange(isAttended);
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    for (const sign of signsOfSomebody) window.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      for (const sign of signsOfSomebody) window.removeEventListener(sign, onSign, { capture: true });
    };
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Reports each time the page is shown or hidden. */
export function useVisibility(report: (visible: boolean) => void): void {
  const onChange = useEffectEvent(() => report(document.visibilityState === 'visible'));
  useEffect(() => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

import { useEffect, useState } from 'react';
import { toastRegion } from './toast.ts';

type ToasterModule = Awaited<ReturnType<typeof toastRegion.load>>;

/** The place where toasts appear; empty until the first is asked for. */
export function ToastRegion() {
  const [toaster, setToaster] = useState<ToasterModule | null>(null);

  useEffect(() => {
    let current = true;
    toastRegion.requested.then(toastRegion.load).then((loaded) => {
      if (current) setToaster(loaded);
    });
    return () => {
      current = false;
    };
  }, []);

  // Effects of children run first, so the toaster listens by now.
  useEffect(() => {
    if (toaster) toastRegion.confirmMounted(toaster);
  }, [toaster]);

  return toaster && <toaster.Toaster />;
}

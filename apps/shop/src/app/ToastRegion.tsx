import { type Loader, useLazy } from '@abs/ui/components/LazyPart';
import { PlainToast } from '@abs/ui/components/PlainToast';
import { useEffect, useState } from 'react';
import { showToastsWith, type ToastRequest } from '../lib/toast.ts';

type ToasterModule = typeof import('@abs/ui/components/Toaster');

/** The toast library loads with the first toast, because the first page does not need it. */
const toaster: Loader<ToasterModule> = { load: () => import('@abs/ui/components/Toaster') };

/** How long a message stays if the toast library did not load. */
const PLAIN_MS = 6000;

type Message = Extract<ToastRequest, { message: string }>;
const isMessage = (request: ToastRequest): request is Message => request.kind !== 'dismissToast';

/** The place where toasts appear; empty until the first toast. */
export function ToastRegion() {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([]);
  const { value: library, ...lazy } = useLazy(toaster, requests.some(isMessage));
  const failed = !library && 'failure' in lazy && lazy.failure !== null;

  useEffect(() => showToastsWith((request) => setRequests((current) => [...current, request])), []);

  // Effects of children run first, so the toaster listens by now.
  useEffect(() => {
    if (!library || requests.length === 0) return;
    for (const request of requests) {
      if (isMessage(request)) library[request.kind](request.message, request.options);
      else library.dismissToast(request.id);
    }
    setRequests([]);
  }, [library, requests]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message restarts the timer.
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setRequests([]), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [failed, requests]);

  if (library) return <library.Toaster />;
  if (!failed) return null;
  const latest = requests.filter(isMessage).at(-1);
  return <PlainToast tone={latest?.kind === 'toastError' ? 'danger' : 'info'}>{latest?.message}</PlainToast>;
}

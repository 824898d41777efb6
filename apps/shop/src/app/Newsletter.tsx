import { messages, newsletterMachine } from '@abs/machines';
import { NewsletterBlock } from '@abs/ui/shop/NewsletterBlock';
import { callPort } from '../api/callPort.ts';
import { ofForm, toast, toastError } from '../lib/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = newsletterMachine.provide({
  actors: { subscribe: callPort('subscribeToNewsletter') },
});

/** The newsletter form. Hidden if the backend accepts no subscriptions. */
export function Newsletter({ variant }: { variant: 'block' | 'compact' }) {
  const [snapshot, send, actor] = usePageActor(machine, { id: variant, input: {} });
  useEmitted(actor, {
    'form.succeeded': () => toast(messages.newsletterSubscribed, ofForm),
    'form.failed': ({ message }) => toastError(message, ofForm),
  });
  if (snapshot.matches('unavailable')) return null;
  return (
    <NewsletterBlock
      variant={variant}
      errors={snapshot.context.errors}
      message={snapshot.context.message}
      pending={snapshot.hasTag('pending')}
      subscribed={snapshot.matches('subscribed') || snapshot.matches('unconfirmed')}
      unconfirmed={snapshot.matches('unconfirmed')}
      onSubmit={(values) => send({ type: 'form.submitted', values })}
    />
  );
}

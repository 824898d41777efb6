import { isPaymentPage, paymentReturnMachine } from '@abs/machines';
import { PaymentReturnScreen, type PaymentReturnState } from '@abs/ui/screens/PaymentReturnScreen';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { paymentOrigins } from '../api/paymentOrigins.ts';
import { makePayment, verifyPayment } from '../api/payments.ts';
import { portOf } from '../api/portOf.ts';
import { randomKey } from '../api/randomKey.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { paymentFailureText } from '../content/paymentFailureText.ts';
import { leaveShop } from '../lib/leaveShop.ts';
import { toastError } from '../lib/toast.ts';
import { useShop } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = paymentReturnMachine.provide({
  actors: {
    verifyPayment: portOf((input, signal) => verifyPayment(input.reference, signal)),
    makePayment: portOf((input, signal) => makePayment(input.orderId, input.idempotencyKey, signal)),
  },
  guards: { isAllowedPaymentUrl: (_, { url }) => isPaymentPage(url, paymentOrigins()) },
});

function toState(snapshot: SnapshotFrom<typeof paymentReturnMachine>): PaymentReturnState {
  if (snapshot.matches('paid')) return 'paid';
  if (snapshot.matches('refundDue')) return 'refundDue';
  if (snapshot.matches({ unpaid: 'abandoned' })) return 'abandoned';
  if (snapshot.matches('unpaid') || snapshot.matches('paying') || snapshot.matches('redirecting')) return 'failed';
  if (snapshot.matches('stillPending')) return 'stillPending';
  if (snapshot.matches('unreachable')) return 'unreachable';
  if (snapshot.matches('unknown')) return 'unknown';
  return 'confirming';
}

function toPending(snapshot: SnapshotFrom<typeof paymentReturnMachine>): 'paying' | 'checking' | null {
  if (snapshot.matches('paying') || snapshot.matches('redirecting')) return 'paying';
  return snapshot.matches('confirming') ? 'checking' : null;
}

export function PaymentReturnRoute() {
  const [search] = useSearchParams();
  const reference = search.get('reference') ?? search.get('trxref');
  // The key gives each payment its own actor.
  return <PaymentReturn key={reference} reference={reference} />;
}

function PaymentReturn({ reference }: { reference: string | null }) {
  const { cart, orders } = useShop();
  const [snapshot, send, actor] = usePageActor(machine, { input: { reference, createKey: randomKey } });
  useEmitted(actor, {
    'payment.confirmed': () => {
      cart.send({ type: 'refresh.requested' });
      orders.send({ type: 'orders.changed' });
    },
    'payment.authorized': ({ url }) => leaveShop.to(url),
    'payment.failed': (failure) => toastError(failure.message, { description: paymentFailureText(failure) }),
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => {
      if (event.persisted) send({ type: 'check.requested' });
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [send]);
  const state = toState(snapshot);
  return (
    <>
      <PageMeta title="Payment" />
      <PaymentReturnScreen
        state={state}
        order={snapshot.context.order}
        message={state === 'failed' || state === 'unreachable' ? snapshot.context.message : null}
        pending={toPending(snapshot)}
        onPay={() => send({ type: 'retry.requested' })}
        onCheck={() => send({ type: 'check.requested' })}
      />
    </>
  );
}

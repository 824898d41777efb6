import { restockRequestMachine } from '@abs/machines';
import { RestockForm } from '@abs/ui/shop/RestockForm';
import { useSelector } from '@xstate/react';
import { call } from '../api/call.ts';
import { portOf } from '../api/portOf.ts';
import { useShop } from '../machines/shop.tsx';
import { usePageActor } from '../machines/usePageActor.ts';

const guestMachine = restockRequestMachine.provide({
  actors: { requestMail: portOf((body, signal) => call('requestRestockMail', { body, signal })) },
});
const customerMachine = restockRequestMachine.provide({
  actors: {
    requestMail: portOf(({ productId }, signal) => call('requestOwnRestockMail', { body: { productId }, signal })),
  },
});

/** The form to request a mail when a product is back in stock. Hidden if the backend sends no such mails. */
export function Restock({ productId }: { productId: string }) {
  const { session } = useShop();
  const email = useSelector(session, ({ context }) => context.user?.email);
  // Each product and each user has a separate request.
  return <RestockRequest key={`${productId} ${email}`} productId={productId} {...(email && { email })} />;
}

function RestockRequest(props: { productId: string; email?: string }) {
  const [snapshot, send] = usePageActor(props.email ? customerMachine : guestMachine, { input: props });
  if (snapshot.matches('unavailable')) return null;
  const { errors, message } = snapshot.context;
  return (
    <RestockForm
      {...(props.email && { email: props.email })}
      errors={errors}
      message={message}
      pending={snapshot.hasTag('pending')}
      requested={snapshot.matches('requested')}
      onSubmit={(values) => send({ type: 'form.submitted', values })}
    />
  );
}

import { contactMachine } from '@abs/machines';
import { ContactScreen } from '@abs/ui/screens/ContactScreen';
import { useState } from 'react';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { contact } from '../content/contact.ts';
import { dismissFormToast, ofForm, toastError } from '../lib/toast.ts';
import { useUser } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = contactMachine.provide({
  actors: { sendContactMessage: callPort('sendContactMessage') },
});

export function ContactRoute() {
  const user = useUser();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const [snapshot, send, actor] = usePageActor(machine, { input: { name, email: user?.email ?? '' } });
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  useEmitted(actor, {
    'form.succeeded': ({ answer }) => {
      dismissFormToast();
      setSentMessage(answer.message);
    },
    'form.failed': ({ message }) => toastError(message, ofForm),
  });
  return (
    <>
      <PageMeta
        title="Contact us"
        description="Write to ABS, chat or call: Monday to Friday, 8 AM to 8 PM WAT."
        path="/contactus"
      />
      <ContactScreen
        contact={contact}
        status={snapshot.matches('sent') ? 'sent' : snapshot.matches('unavailable') ? 'unavailable' : 'editing'}
        initialValues={snapshot.context.values}
        errors={snapshot.context.errors}
        message={snapshot.context.message}
        sentMessage={sentMessage}
        pending={snapshot.hasTag('pending')}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
        onWriteAnother={() => send({ type: 'write.another' })}
      />
    </>
  );
}

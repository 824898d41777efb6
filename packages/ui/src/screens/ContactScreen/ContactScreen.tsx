import { type ContactForm, type FieldErrors, phoneUrl } from '@abs/contract';
import { useState } from 'react';
import {
  ContactChannels,
  type ContactChannelsProps,
  type ContactData,
} from '../../components/ContactChannels/index.ts';
import { Container } from '../../components/Container/index.ts';
import { ArrowLeftIcon, ChatIcon, MailIcon, PhoneIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import * as styles from './ContactScreen.css.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageSent, MessageUnavailable } from './MessageOutcome.tsx';

export interface ContactScreenProps {
  /** The shop's contact details. */
  contact: ContactData;
  /**
   * 'editing' shows the form, 'sent' the confirmation, 'unavailable' the fallback for a backend that accepts no
   * messages.
   * @default 'editing'
   */
  status?: 'editing' | 'sent' | 'unavailable';
  /** The initial values of the fields. */
  initialValues?: Partial<ContactForm>;
  /** Error messages by field. */
  errors?: FieldErrors<ContactForm>;
  /** The error message for the whole message. */
  message?: string | null;
  /** The server's confirmation. @default 'Your message has been sent.' */
  sentMessage?: string | null;
  /** The message is being sent. Further presses are ignored. @default false */
  pending?: boolean;
  /** Called with the entered values, before validation. */
  onSubmit: (values: ContactForm) => void;
  /** Called to write another message: back to 'editing'. */
  onWriteAnother: () => void;
}

const channelsOf = ({ chatUrl, email, phone }: ContactData): ContactChannelsProps['channels'] => [
  {
    name: 'Chat',
    Icon: ChatIcon,
    text: `Write to us ${/wa\.me|whatsapp/.test(chatUrl) ? 'on WhatsApp' : 'in your messaging app'}.`,
    to: chatUrl,
    label: 'Start a chat',
  },
  {
    name: 'Email',
    Icon: MailIcon,
    text: 'For longer questions, or to send a picture.',
    to: `mailto:${email}`,
    label: email,
  },
  {
    name: 'Call',
    Icon: PhoneIcon,
    text: 'We are ready to help you every day from Monday to Friday 8 AM to 8 PM WAT.',
    to: phoneUrl(phone),
    label: phone,
  },
];

/**
 * The entered values. They outlive the form, because the outcome screens and the next message use them.
 * @returns also whether what replaced the form, or the form that returned, takes the focus: only if it appeared after
 * the page opened
 */
function useDraft(status: ContactScreenProps['status'], initialValues: Partial<ContactForm>) {
  const [draft, setDraft] = useState(initialValues);
  const [shownStatus, setShownStatus] = useState(status);
  const [takesFocus, setTakesFocus] = useState(false);
  if (status !== shownStatus) {
    setShownStatus(status);
    setTakesFocus(true);
    if (shownStatus === 'sent') setDraft({ ...draft, message: '' });
  }
  return { draft, setDraft, takesFocus };
}

/** The shop's contact channels, and a form to send a message. */
export function ContactScreen({
  contact,
  status = 'editing',
  initialValues = {},
  errors,
  message,
  sentMessage,
  pending = false,
  onSubmit,
  onWriteAnother,
}: ContactScreenProps) {
  const { draft, setDraft, takesFocus } = useDraft(status, initialValues);
  return (
    <Container className={styles.page}>
      <div data-slot="contact-head" className={styles.head}>
        <Link to="/" className={styles.back}>
          <ArrowLeftIcon size={20} />
          Back to Home
        </Link>
        <Heading level={1} size="display">
          Contact us
        </Heading>
        <Text size="lead" tone="muted" measure>
          Ask about an order, a size or anything else. A person reads every message.
        </Text>
      </div>
      <div className={styles.layout}>
        <div className={styles.side}>
          <ContactChannels channels={channelsOf(contact)} />
        </div>
        <section data-slot="contact-message" data-state={status} aria-label="Send a message" className={styles.side}>
          {status === 'editing' && (
            <MessageForm
              initialValues={draft}
              errors={errors}
              message={message}
              pending={pending}
              takesFocus={takesFocus}
              onSubmit={(values) => {
                setDraft(values);
                onSubmit(values);
              }}
            />
          )}
          {status === 'sent' && (
            <MessageSent
              message={sentMessage}
              email={draft.email}
              takesFocus={takesFocus}
              onWriteAnother={onWriteAnother}
            />
          )}
          {status === 'unavailable' && <MessageUnavailable contact={contact} draft={draft} takesFocus={takesFocus} />}
        </section>
      </div>
    </Container>
  );
}

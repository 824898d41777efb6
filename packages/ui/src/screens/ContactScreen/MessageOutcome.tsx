import { type ContactForm, phoneUrl } from '@abs/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import type { ContactData } from '../../components/ContactChannels/index.ts';
import { Inline } from '../../components/Stack/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import * as styles from './ContactScreen.css.ts';

interface OutcomeProps {
  title: string;
  /** Takes focus, because the element it replaced had it. */
  takesFocus: boolean;
  children: ReactNode;
}

function Outcome({ title, takesFocus, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div data-slot="contact-outcome" className={styles.answer}>
      <Heading ref={heading} level={2} size="title" tabIndex={-1} className={styles.answerTitle}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

export interface MessageSentProps {
  /** The server's confirmation. */
  message?: string | null;
  /** The address for the reply. */
  email?: string;
  takesFocus: boolean;
  onWriteAnother: () => void;
}

/** Confirms that the message was sent and says what happens next. */
export function MessageSent({ message, email, takesFocus, onWriteAnother }: MessageSentProps) {
  return (
    <Outcome title={message || 'Your message has been sent.'} takesFocus={takesFocus}>
      <Text>
        {`We’ll reply between Monday and Friday, 8 AM to 8 PM WAT, by email${email ? ` to ${email}` : ''}. If it cannot wait, call us.`}
      </Text>
      <Button variant="secondary" onClick={onWriteAnother}>
        Write another message
      </Button>
    </Outcome>
  );
}

/** Mail apps refuse much longer URLs. */
const MAX_MAILTO_LENGTH = 1800;

function mailTo(email: string, { name, message }: Partial<ContactForm>): string {
  if (!message) return `mailto:${email}`;
  const body = encodeURIComponent([message, name].filter(Boolean).join('\n\n'));
  return body.length > MAX_MAILTO_LENGTH ? `mailto:${email}` : `mailto:${email}?body=${body}`;
}

export interface MessageUnavailableProps {
  contact: ContactData;
  /** The message that was not sent. */
  draft: Partial<ContactForm>;
  takesFocus: boolean;
}

/** Explains that the backend accepts no messages, keeps the draft, and offers other channels. */
export function MessageUnavailable({ contact, draft, takesFocus }: MessageUnavailableProps) {
  return (
    <Outcome title="This form isn’t available right now" takesFocus={takesFocus}>
      <Text>
        <span>{`${draft.message ? 'Your message wasn’t sent. ' : ''}Please write to ${contact.email} or call `}</span>
        <span className={styles.unbroken}>{contact.phone}</span>.
      </Text>
      <Inline gap={3}>
        <ButtonLink to={mailTo(contact.email, draft)}>Write an email</ButtonLink>
        <ButtonLink variant="secondary" to={phoneUrl(contact.phone)}>
          Call us
        </ButtonLink>
      </Inline>
      {draft.message && (
        <figure className={styles.draftFrame}>
          <Text as="figcaption" tone="muted">
            Your message:
          </Text>
          <blockquote dir="auto" className={styles.draft}>
            {draft.message}
          </blockquote>
        </figure>
      )}
    </Outcome>
  );
}

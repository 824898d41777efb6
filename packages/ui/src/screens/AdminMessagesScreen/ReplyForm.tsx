import { Button } from '../../components/Button/index.ts';
import { TextArea } from '../../components/Field/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AdminMessagesScreen.css.ts';

/** The reply to the selected message. */
export interface ReplyState {
  /** The current text of the field. */
  text: string;
  /** 'sent' until the text changes. @default 'writing' */
  status?: 'writing' | 'sending' | 'sent';
  /** The error message for the text. */
  error?: string;
  /** Why sending failed. The text is kept. */
  message?: string | null;
}

export interface ReplyFormProps {
  reply: ReplyState;
  /** The visitor's email address. */
  email: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
}

/** A reply to a visitor, sent by mail. */
export function ReplyForm({
  reply: { text, status = 'writing', error, message },
  email,
  onChange,
  onSend,
}: ReplyFormProps) {
  const pending = status === 'sending';
  const form = useForm({ fields: ['text'], errors: { text: error }, message, pending, onSubmit: () => onSend(text) });
  return (
    <form {...form.props} aria-label="Reply" className={styles.form}>
      {status === 'sent' && <Notice tone="success">{`Sent to ${email}`}</Notice>}
      <FormError>{form.message}</FormError>
      <TextArea
        label="Write a reply"
        rows={5}
        hint={`Your reply will be emailed to ${email}.`}
        readOnly={pending}
        value={text}
        {...form.field('text')}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" size="small" pending={pending} className={styles.send}>
        {pending ? 'Sending…' : 'Send'}
      </Button>
    </form>
  );
}

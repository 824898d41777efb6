import type { ContactForm, FieldErrors } from '@abs/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { ScriptNotice } from '../../components/ScriptNotice/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './ContactScreen.css.ts';

export interface MessageFormProps {
  initialValues: Partial<ContactForm>;
  errors?: FieldErrors<ContactForm>;
  message?: string | null;
  pending: boolean;
  /** Takes focus, because the element it replaced had it. */
  takesFocus: boolean;
  onSubmit: (values: ContactForm) => void;
}

/** A form to send the shop a message. */
export function MessageForm({ initialValues, errors, message, pending, takesFocus, onSubmit }: MessageFormProps) {
  const form = useForm({ fields: ['name', 'email', 'message'], errors, message, pending, onSubmit });
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <ScriptNotice action="send a message here" />
        <FormError>{form.message}</FormError>
        <div className={styles.pair}>
          <TextField label="Your Name" autoComplete="name" defaultValue={initialValues.name} {...form.field('name')} />
          <TextField
            label="Your Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={initialValues.email}
            {...form.field('email')}
          />
        </div>
        <TextArea
          ref={text}
          label="Your message"
          rows={7}
          hint="If it’s about an order, include its number."
          defaultValue={initialValues.message}
          {...form.field('message')}
        />
        <Button type="submit" pending={pending} className={styles.send}>
          Send message
        </Button>
      </Stack>
    </form>
  );
}

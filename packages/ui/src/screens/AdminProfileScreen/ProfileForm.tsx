import type { CompleteProfileForm, FieldErrors, User } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { RadioGroup, TextField } from '../../components/Field/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AdminProfileScreen.css.ts';

/** The values of the form. The gender is '' until one is chosen. */
export type AdminProfileValues = Omit<CompleteProfileForm, 'gender'> & { gender: CompleteProfileForm['gender'] | '' };

export interface ProfileFormProps {
  user: User;
  errors?: FieldErrors<CompleteProfileForm>;
  message?: string | null;
  pending: boolean;
  saved: boolean;
  onSubmit: (values: AdminProfileValues) => void;
}

/** A form for the admin's name and gender. */
export function ProfileForm({ user, errors, message, pending, saved, onSubmit }: ProfileFormProps) {
  const form = useForm({
    fields: ['firstName', 'lastName', 'gender'],
    errors,
    message,
    pending,
    onSubmit: (values) => onSubmit(values as AdminProfileValues),
  });
  return (
    <form {...form.props} aria-labelledby="profile-form-title" className={styles.section}>
      <Heading level={2} size="title" id="profile-form-title">
        Your details
      </Heading>
      {saved && <Notice tone="success">Your details are saved.</Notice>}
      <FormError>{form.message}</FormError>
      <div className={styles.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          defaultValue={user.firstName ?? ''}
          {...form.field('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          defaultValue={user.lastName ?? ''}
          {...form.field('lastName')}
        />
      </div>
      <RadioGroup
        label="Gender"
        options={['Male', 'Female']}
        defaultValue={user.gender ?? undefined}
        {...form.field('gender')}
      />
      <Button type="submit" size="small" pending={pending} className={styles.save}>
        {pending ? 'Saving…' : 'Save details'}
      </Button>
    </form>
  );
}

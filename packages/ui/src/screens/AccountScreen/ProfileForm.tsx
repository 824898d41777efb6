import type { CompleteProfileForm, FieldErrors, User } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { RadioGroup, TextField } from '../../components/Field/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AccountScreen.css.ts';

/** The values of the form. The gender is '' until one is chosen. */
export type ProfileFormValues = Omit<CompleteProfileForm, 'gender'> & { gender: CompleteProfileForm['gender'] | '' };

export interface ProfileFormProps {
  /** Error messages by field. */
  errors?: FieldErrors<CompleteProfileForm>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The details are being saved. Further presses are ignored. @default false */
  pending?: boolean;
  /** The details have just been saved. @default false */
  saved?: boolean;
  /** Called with the entered values, before validation. */
  onSubmit: (values: ProfileFormValues) => void;
}

/** A form for the name and gender of a user. */
export function ProfileForm({
  user,
  labelledBy,
  errors,
  message,
  pending = false,
  saved = false,
  onSubmit,
}: ProfileFormProps & {
  user: User;
  /** The id of the form's heading. */
  labelledBy: string;
}) {
  const form = useForm({
    fields: ['firstName', 'lastName', 'gender'],
    errors,
    message,
    pending,
    onSubmit: (values) => onSubmit(values as ProfileFormValues),
  });
  return (
    <form {...form.props} data-slot="profile-form" aria-labelledby={labelledBy} className={styles.form}>
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
      {/* Below the button, because on a phone the top of the form may be out of view. */}
      <FormError>{form.message}</FormError>
      {saved && <Notice tone="success">Your details are saved.</Notice>}
    </form>
  );
}

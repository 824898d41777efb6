import type { CompleteProfileForm, FieldErrors, Picture } from '@abs/contract';
import { AuthLayout } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { RadioGroup, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';

/** The values of the form. The gender is '' until one is chosen. */
export interface CompleteProfileValues {
  firstName: string;
  lastName: string;
  gender: CompleteProfileForm['gender'] | '';
}

export interface CompleteProfileScreenProps {
  /** The initial values of the fields. */
  initialValues?: Partial<CompleteProfileValues>;
  /** Error messages by field. */
  errors?: FieldErrors<CompleteProfileForm>;
  /** The error message for the whole profile, or for the session. */
  message?: string | null;
  /** The profile is being saved. Further presses are ignored. @default false */
  pending?: boolean;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
  /** Called with the entered values, before validation. */
  onSubmit: (values: CompleteProfileValues) => void;
}

/** The last step of sign-up: the person's name and gender. */
export function CompleteProfileScreen({
  initialValues,
  errors,
  message,
  pending = false,
  picture,
  onSubmit,
}: CompleteProfileScreenProps) {
  const form = useForm({
    fields: ['firstName', 'lastName', 'gender'],
    errors,
    message,
    pending,
    onSubmit: (values) => onSubmit(values as CompleteProfileValues),
  });
  return (
    <AuthLayout title="Complete your profile" intro="We use your name on your orders." picture={picture}>
      <FormError>{form.message}</FormError>
      <form {...form.props}>
        <Stack gap={5}>
          <TextField
            label="First name"
            autoComplete="given-name"
            defaultValue={initialValues?.firstName}
            {...form.field('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            defaultValue={initialValues?.lastName}
            {...form.field('lastName')}
          />
          <RadioGroup
            label="Gender"
            options={['Male', 'Female']}
            defaultValue={initialValues?.gender || undefined}
            {...form.field('gender')}
          />
          <Button type="submit" full pending={pending}>
            Save profile
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}

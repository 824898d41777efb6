import type { CompleteProfileForm, FieldErrors, Picture } from '@abs/contract';
import { AuthLayout } from '../../components/AuthLayout/index.ts';
import { Button } from '../../components/Button/index.ts';
import { RadioGroup, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';

/** The form as it stands: the gender is '' until one is chosen. */
export interface CompleteProfileValues {
  firstName: string;
  lastName: string;
  gender: CompleteProfileForm['gender'] | '';
}

export interface CompleteProfileScreenProps {
  /** What stands in the fields at first. */
  initialValues?: Partial<CompleteProfileValues>;
  /** Error messages by field. */
  errors?: FieldErrors<CompleteProfileForm>;
  /** What went wrong with the profile as a whole, or with the session. */
  message?: string | null;
  /** The profile is being saved: another press does nothing. @default false */
  pending?: boolean;
  /** The picture beside the form on desktops. */
  picture?: Picture | string;
  /** Called with what was typed and chosen, unjudged. */
  onSubmit: (values: CompleteProfileValues) => void;
}

/** The last step of opening an account: who it is for. */
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
    <AuthLayout title="Complete your profile" intro="So that we know whom we are sending to." picture={picture}>
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

import { TextField, type TextFieldProps } from '../../components/Field/index.ts';

/** The field for a code of the authenticator app, or a recovery code. */
export function TwoFactorCodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Code"
      hint="From your authenticator app, or a recovery code."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export type { FieldBaseProps, FieldControlProps, FieldProps } from './Field.tsx';
export { Field, FieldError } from './Field.tsx';
export type { RadioGroupProps } from './RadioGroup.tsx';
export { RadioGroup } from './RadioGroup.tsx';
export type { SelectFieldProps } from './SelectField.tsx';
export { SelectField } from './SelectField.tsx';
export type { PasswordFieldProps, TextAreaProps, TextFieldProps } from './TextField.tsx';
export { PasswordField, TextArea, TextField } from './TextField.tsx';

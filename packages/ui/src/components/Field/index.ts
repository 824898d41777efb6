export type { FieldControlProps, FieldLook, FieldProps } from './Field.tsx';
export { Field, FieldError } from './Field.tsx';
export type { RadioGroupProps } from './RadioGroup.tsx';
export { RadioGroup } from './RadioGroup.tsx';
export type { PasswordFieldProps, TextAreaProps, TextFieldProps } from './TextField.tsx';
export { PasswordField, TextArea, TextField } from './TextField.tsx';

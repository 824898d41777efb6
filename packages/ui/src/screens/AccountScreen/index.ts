export type { AccountScreenProps } from './AccountScreen.tsx';
export { AccountScreen } from './AccountScreen.tsx';
export type { AddressBookProps } from './AddressBook.tsx';
export type { DataExportProps } from './DataExport.tsx';
export type { DeleteAccountFormProps } from './DeleteAccountForm.tsx';
export type { DeviceListProps } from './DeviceList.tsx';
export type { EmailFormProps } from './EmailForm.tsx';
export type { PasswordFormProps } from './PasswordForm.tsx';
export type { ProfileFormProps, ProfileFormValues } from './ProfileForm.tsx';

import { PrivacyScreen } from '@abs/ui/screens/PrivacyScreen';
import { contact } from '../content/contact.ts';

export function Component() {
  return (
    <>
      <title>Privacy — ABS</title>
      <PrivacyScreen contact={contact} />
    </>
  );
}

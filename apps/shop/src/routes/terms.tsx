import { TermsScreen } from '@abs/ui/screens/TermsScreen';
import { contact } from '../content/contact.ts';

export function Component() {
  return (
    <>
      <title>Terms and conditions — ABS</title>
      <TermsScreen contact={contact} />
    </>
  );
}

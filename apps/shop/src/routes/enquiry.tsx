import { EnquiryScreen } from '@abs/ui/screens/EnquiryScreen';
import { contact } from '../content/contact.ts';

export function Component() {
  return (
    <>
      <title>Enquiry — ABS</title>
      <EnquiryScreen contact={contact} />
    </>
  );
}

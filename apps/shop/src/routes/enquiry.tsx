import { EnquiryScreen } from '@abs/ui/screens/EnquiryScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { contact } from '../content/contact.ts';

export function EnquiryRoute() {
  return (
    <>
      <PageMeta
        title="Enquiry"
        description="Ask ABS about an order, a delivery, a size or a return, by telephone or chat."
        path="/enquiry"
      />
      <EnquiryScreen contact={contact} />
    </>
  );
}

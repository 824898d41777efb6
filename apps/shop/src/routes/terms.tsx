import { TermsScreen } from '@abs/ui/screens/TermsScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { contact } from '../content/contact.ts';

export function TermsRoute() {
  return (
    <>
      <PageMeta
        title="Terms and conditions"
        description="What applies to every order placed at ABS: prices, payment, delivery, returns."
        path="/tc"
      />
      <TermsScreen contact={contact} />
    </>
  );
}

import { PrivacyScreen } from '@abs/ui/screens/PrivacyScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { contact } from '../content/contact.ts';

export function PrivacyRoute() {
  return (
    <>
      <PageMeta
        title="Privacy"
        description="What ABS knows about its shoppers, what for, and for how long."
        path="/privacy"
      />
      <PrivacyScreen contact={contact} />
    </>
  );
}

import type { ContactData } from '../../components/ContactChannels/index.ts';
import { ProseLink, ProseList, ProsePage } from '../../components/ProsePage/index.ts';
import { Text } from '../../components/Text/index.ts';

export interface PrivacyScreenProps {
  /** The contact details for questions about personal data. */
  contact: ContactData;
}

/** The privacy policy: which data the shop stores, why, and who receives it. */
export function PrivacyScreen({ contact }: PrivacyScreenProps) {
  const email = <ProseLink to={`mailto:${contact.email}`}>{contact.email}</ProseLink>;
  return (
    <ProsePage
      title="Privacy"
      intro="We ask for what an order needs, and use it for that. No advertising, no trackers, nothing sold on."
      updated="2026-11-22"
      contents
      sections={[
        {
          id: 'what',
          title: 'What we store',
          body: (
            <ProseList>
              <li>Your account: email, name, gender, and your password as a hash from which it cannot be read.</li>
              <li>Your cart and your orders: what, when, for how much, to which address and phone number.</li>
              <li>What you send us through the contact form, with the name and email you give.</li>
              <li>Your email for the newsletter, if you subscribe to it.</li>
              <li>When and from which internet address somebody logged in to your account, or tried to.</li>
            </ProseList>
          ),
        },
        {
          id: 'cards',
          title: 'Card payments',
          body: (
            <Text>
              You type your card’s data on a page of Paystack, not on ours. We store no card data. Paystack tells us the
              payment’s reference, its amount, and whether it went through.
            </Text>
          ),
        },
        {
          id: 'browser',
          title: 'In your browser',
          body: (
            <>
              <Text>
                When you log in, your session and your profile are kept in your browser’s local storage, so that you are
                still logged in next time. Logging out removes them. A random key stays, by which we recognize this
                browser when you log in again; it names no person. While you wait for a one-time code, your email is
                kept until you close the tab.
              </Text>
              <Text>We set no cookies for advertising or statistics.</Text>
            </>
          ),
        },
        {
          id: 'others',
          title: 'Who else gets to know',
          body: (
            <>
              <ProseList>
                <li>Paystack: your email and the amount, to take the payment.</li>
                <li>Whoever delivers your order: name, address and phone number.</li>
                <li>The service that carries our mails: your email and what the mail says.</li>
              </ProseList>
              <Text>Nobody else, unless the law obliges us.</Text>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'For how long',
          body: (
            <Text>
              Your account is there until you ask us to delete it. Records of orders are kept for as long as tax law
              demands. One-time codes work for 10 minutes. Records of logins are deleted after 90 days. You leave the
              newsletter by writing to us.
            </Text>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <Text>
              Under the Nigeria Data Protection Act you may ask what we store about you, have it corrected or deleted,
              and object to its use. Write to {email}. If our answer does not satisfy you, you may turn to the Nigeria
              Data Protection Commission.
            </Text>
          ),
        },
      ]}
    />
  );
}

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
      intro="We collect what we need to fulfil your orders and use it only for that. No advertising, no trackers, and we never sell your data."
      updated="2026-11-27"
      contents
      sections={[
        {
          id: 'what',
          title: 'What we store',
          body: (
            <ProseList>
              <li>Your account: email, name, gender, and a secure hash of your password, which we can’t read.</li>
              <li>Your cart and orders: items, dates, prices, delivery address and phone number.</li>
              <li>What you send us through the contact form, with the name and email you give.</li>
              <li>Your email, if you subscribe to the newsletter.</li>
              <li>The time and IP address of each login to your account, successful or not.</li>
            </ProseList>
          ),
        },
        {
          id: 'cards',
          title: 'Card payments',
          body: (
            <Text>
              You enter your card details on Paystack’s page, not ours. We don’t store card data. Paystack sends us the
              payment’s reference, amount and result.
            </Text>
          ),
        },
        {
          id: 'browser',
          title: 'In your browser',
          body: (
            <>
              <Text>
                When you log in, your session and your profile are kept in your browser’s local storage, so that you
                stay logged in. Logging out removes them. A random key stays so that we recognize this browser when you
                log in again. It doesn’t identify you. While you wait for a one-time code, your email is kept until you
                close the tab.
              </Text>
              <Text>We set no cookies for advertising or statistics.</Text>
            </>
          ),
        },
        {
          id: 'others',
          title: 'Who we share it with',
          body: (
            <>
              <ProseList>
                <li>Paystack: your email and the amount, to take the payment.</li>
                <li>Our delivery riders: your name, address and phone number.</li>
                <li>Our email provider: your email address and the emails we send you.</li>
              </ProseList>
              <Text>No one else, unless the law requires it.</Text>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'How long we keep it',
          body: (
            <Text>
              We keep your account until you delete it or ask us to. Then we keep the products and amounts of your
              orders for as long as tax law requires, without your name. If you don’t verify your email, we delete the
              account 30 days after we last sent you a code. One-time codes work for 10 minutes. Login records are
              deleted after 90 days. We keep your email for the newsletter until you unsubscribe. To unsubscribe, use
              the link in any newsletter, or email us. If you don’t confirm your subscription, we delete your email
              after 30 days.
            </Text>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <Text>
              Under the Nigeria Data Protection Act you may ask what we store about you, have it corrected or deleted,
              and object to its use. Start in your account settings, or write to <span translate="no">{email}</span>. If
              our answer does not satisfy you, you may turn to the Nigeria Data Protection Commission.
            </Text>
          ),
        },
      ]}
    />
  );
}

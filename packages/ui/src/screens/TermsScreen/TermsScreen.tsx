import { limits, phoneUrl } from '@abs/contract';
import type { ContactData } from '../../components/ContactChannels/index.ts';
import { ProseLink, ProseList, ProsePage } from '../../components/ProsePage/index.ts';
import { Text } from '../../components/Text/index.ts';

export interface TermsScreenProps {
  /** The contact details for returns and questions. */
  contact: ContactData;
}

const heldMinutes = limits.ORDER_HOLD_MS / 60_000;
const longestMinutes = heldMinutes + limits.PAYMENT_HOLD_MS / 60_000;

/** The terms and conditions. */
export function TermsScreen({ contact }: TermsScreenProps) {
  const email = <ProseLink to={`mailto:${contact.email}`}>{contact.email}</ProseLink>;
  return (
    <ProsePage
      title="Terms and conditions"
      intro="These terms apply to every order. We keep them short so you can read them."
      updated="2026-11-20"
      contents
      sections={[
        {
          id: 'orders',
          title: 'Orders and prices',
          body: (
            <>
              <Text>
                Prices are in Nigerian naira. You order when you confirm your delivery address and phone number at
                checkout; we mail you a confirmation. An order keeps the prices it was placed at, even if they change
                later.
              </Text>
              <Text>
                If something turns out to be unavailable after you paid, we tell you and give back what you paid for it.
              </Text>
            </>
          ),
        },
        {
          id: 'payment',
          title: 'Payment',
          body: (
            <>
              <Text>
                You pay by card on a page of Paystack, our payment provider. An order counts as paid once Paystack has
                confirmed the payment to us. We neither see nor store your card’s data.
              </Text>
              <Text>
                {`We hold the items of an order for ${heldMinutes} minutes, and for up to ${longestMinutes} minutes while a payment is under way. After that we cancel unpaid orders, and their items go back on sale. Until then you find them under Pending Orders, where you can pay or delete them. If a payment reaches us after an order was cancelled, we give the money back.`}
              </Text>
            </>
          ),
        },
        {
          id: 'delivery',
          title: 'Delivery',
          body: (
            <Text>
              We deliver within Nigeria, to the address you give at checkout. The delivery fee is shown in your cart and
              at checkout, before you pay; nothing is added after that. The rider calls the phone number of the order,
              so please give one that you answer.
            </Text>
          ),
        },
        {
          id: 'returns',
          title: 'Returns and refunds',
          body: (
            <>
              <Text>{`You can return items within ${limits.RETURN_DAYS} days of delivery:`}</Text>
              <ProseList>
                <li>
                  Write to <span translate="no">{email}</span> with your order number and what you send back.
                </li>
                <li>It must be unworn and unwashed, with its labels on.</li>
                <li>You cover return postage, unless it arrived damaged or isn’t what you ordered.</li>
                <li>Once we receive it, we refund its price to the card you paid with.</li>
              </ProseList>
              <Text>
                If something came damaged or wrong, tell us, and we replace it, or refund it including the delivery fee.
              </Text>
            </>
          ),
        },
        {
          id: 'account',
          title: 'Your account',
          body: (
            <Text>
              Keep your password to yourself, and tell us if somebody else uses your account. We may block an account
              that is used for fraud. How we handle your data is under <ProseLink to="/privacy">Privacy</ProseLink>.
            </Text>
          ),
        },
        {
          id: 'law',
          title: 'Your rights',
          body: (
            <Text>
              The law of the Federal Republic of Nigeria applies. Nothing on this page takes away a right that the law
              gives you as a consumer. If we change these terms, the ones you ordered under stay valid for your order.
            </Text>
          ),
        },
        {
          id: 'questions',
          title: 'Questions',
          body: (
            <Text>
              Write to <span translate="no">{email}</span> or call{' '}
              <ProseLink to={phoneUrl(contact.phone)}>{contact.phone}</ProseLink>, Monday to Friday, 8 AM to 8 PM WAT.
            </Text>
          ),
        },
      ]}
    />
  );
}

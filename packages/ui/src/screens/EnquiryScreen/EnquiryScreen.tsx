import { phoneUrl } from '@abs/contract';
import { ButtonLink } from '../../components/Button/index.ts';
import { ContactChannels, type ContactData, chatNumberOf } from '../../components/ContactChannels/index.ts';
import { Container } from '../../components/Container/index.ts';
import { ArrowLeftIcon, ChatIcon, PhoneIcon, WhatsAppIcon } from '../../components/Icon/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import * as styles from './EnquiryScreen.css.ts';

export interface EnquiryScreenProps {
  /** The shop's contact details. The chat number is read from `chatUrl`. */
  contact: ContactData;
}

/** Contact channels for questions about an order. */
export function EnquiryScreen({ contact }: EnquiryScreenProps) {
  const whatsApp = /(?:wa\.me|whatsapp\.com)\//.test(contact.chatUrl);
  return (
    <Container className={styles.page}>
      <div data-slot="enquiry" className={styles.content}>
        <Heading level={1} size="display">
          Make Enquiries
        </Heading>
        <Text size="lead" tone="muted" measure>
          Ask us about an order, a delivery, a size or a return. Have your order number ready so we can find it quickly.
        </Text>
        <div className={styles.channels}>
          <ContactChannels
            large
            channels={[
              {
                name: 'Call',
                Icon: PhoneIcon,
                text: 'Monday to Friday, 8 AM to 8 PM WAT.',
                to: phoneUrl(contact.phone),
                label: contact.phone,
              },
              {
                name: whatsApp ? 'WhatsApp' : 'Chat',
                Icon: whatsApp ? WhatsAppIcon : ChatIcon,
                text: 'Write any time. We reply during these hours.',
                to: contact.chatUrl,
                label: chatNumberOf(contact.chatUrl) ?? 'Start a chat',
              },
            ]}
          />
        </div>
        <ButtonLink variant="secondary" to="/" className={styles.back}>
          <ArrowLeftIcon size={20} />
          Back to Home
        </ButtonLink>
      </div>
    </Container>
  );
}

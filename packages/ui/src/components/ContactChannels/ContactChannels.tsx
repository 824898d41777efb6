import { cx } from 'class-variance-authority';
import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './ContactChannels.css.ts';

/** How to reach the shop. */
export interface ContactData {
  /** The e-mail address. */
  email: string;
  /** The telephone number, as people read it. */
  phone: string;
  /** The chat in a messaging app, such as https://wa.me/2348031234567. */
  chatUrl: string;
}

/** The address that dials a number as people read it. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The number behind a chat, as people read it: `https://wa.me/2348031234567` → `+234 803 123 4567`; null when the address names none. */
export function chatNumberOf(chatUrl: string): string | null {
  const digits = chatUrl.match(/(?:wa\.me\/|[?&]phone=)\+?(\d{8,15})/)?.[1];
  if (!digits) return null;
  const nigerian = digits.match(/^(234)(\d{3})(\d{3})(\d{4})$/);
  return `+${nigerian ? nigerian.slice(1).join(' ') : digits}`;
}

export interface ContactChannel {
  /** What it is called: 'Chat'. */
  name: string;
  /** Drawn beside the name. */
  Icon: ComponentType<IconProps>;
  /** What it is good for, in a sentence. */
  text: ReactNode;
  /** Where the link leads: a chat, mailto:, tel:. */
  to: string;
  /** What the link says. */
  label: ReactNode;
}

export interface ContactChannelsProps {
  /** The ways to reach a person, in their order. */
  channels: readonly ContactChannel[];
  /** The level of the names in the outline. @default 2 */
  level?: 2 | 3;
  /** Shows the links large, where they are what the page is for. @default false */
  large?: boolean;
}

/** The ways to reach a person, each with what it is good for. */
export function ContactChannels({ channels, level = 2, large = false }: ContactChannelsProps) {
  const Name = `h${level}` as const;
  return (
    <ul data-slot="contact-channels" className={styles.list}>
      {channels.map(({ name, Icon, text, to, label }) => (
        <li key={name} data-slot="contact-channel" className={styles.channel}>
          <Icon />
          <div className={styles.body}>
            <Name className={styles.name}>{name}</Name>
            <p className={styles.text}>{text}</p>
            <Link
              to={to}
              className={cx(styles.link, large && styles.large)}
              {...(/^https?:/.test(to) && { target: '_blank', rel: 'noopener' })}
            >
              {label}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

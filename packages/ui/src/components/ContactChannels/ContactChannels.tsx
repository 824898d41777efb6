import { cx } from 'class-variance-authority';
import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './ContactChannels.css.ts';

/** The shop's contact details. */
export interface ContactData {
  /** The email address. */
  email: string;
  /** The phone number, formatted for reading. */
  phone: string;
  /** The URL of the chat in a messaging app, such as https://wa.me/2348012345678. */
  chatUrl: string;
}

/**
 * The phone number in a chat URL, formatted for reading: `https://wa.me/2348031234567` → `+234 803 123 4567`. Null if
 * the URL has none.
 */
export function chatNumberOf(chatUrl: string): string | null {
  const digits = chatUrl.match(/(?:wa\.me\/|[?&]phone=)\+?(\d{8,15})/)?.[1];
  if (!digits) return null;
  const nigerian = digits.match(/^(234)(\d{3})(\d{3})(\d{4})$/);
  return `+${nigerian ? nigerian.slice(1).join(' ') : digits}`;
}

export interface ContactChannel {
  /** The channel's name, such as 'Chat'. */
  name: string;
  /** The icon beside the name. */
  Icon: ComponentType<IconProps>;
  /** A sentence about when to use the channel. */
  text: ReactNode;
  /** The URL of the link: a chat, mailto: or tel:. */
  to: string;
  /** The text of the link. */
  label: ReactNode;
}

export interface ContactChannelsProps {
  /** The channels, in display order. */
  channels: readonly ContactChannel[];
  /** The level of the channel names in the document outline. @default 2 */
  level?: 2 | 3;
  /** Shows large links, for pages whose purpose is contact. @default false */
  large?: boolean;
}

/** The ways to contact the shop, each with a sentence about when to use it. */
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

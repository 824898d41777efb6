import type { Notification, NotificationKind } from '@abs/contract';
import { cx } from 'class-variance-authority';
import type { ComponentType } from 'react';
import { Button } from '../../components/Button/index.ts';
import {
  AlertIcon,
  CardIcon,
  ChatIcon,
  CloseIcon,
  type IconProps,
  MailIcon,
  OrderIcon,
  UndoIcon,
} from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { TimeAgo } from '../../components/TimeAgo/index.ts';
import * as styles from './AdminNotificationsScreen.css.ts';

const icons: Record<NotificationKind, ComponentType<IconProps>> = {
  newOrder: OrderIcon,
  orderPaid: CardIcon,
  orderCancelled: CloseIcon,
  refundDue: UndoIcon,
  refunded: UndoIcon,
  disputed: AlertIcon,
  lowStock: AlertIcon,
  newMessage: ChatIcon,
  mailUndelivered: MailIcon,
};

export interface NotificationRowProps {
  notification: Notification;
  /** The URL of the notification's subject. */
  to: string;
  now: number | null;
  pending: boolean;
  onMark: (read: boolean) => void;
}

/** A notification: what happened, when, whether it is read, and a link to its subject. */
export function NotificationRow({ notification, to, now, pending, onMark }: NotificationRowProps) {
  const { kind, title, detail, createdAt, isRead, cover } = notification;
  const Icon = icons[kind];
  const markLabel = isRead ? 'Mark as unread' : 'Mark as read';
  return (
    <div data-slot="notification" data-kind={kind} data-state={isRead ? 'read' : 'unread'} className={styles.row}>
      <span className={cx(styles.icon, styles.tone[kind])}>
        <Icon size={20} />
      </span>
      <div className={styles.text}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
        {/* Only the detail of a message is a text that a person wrote: its beginning. */}
        <p dir={kind === 'newMessage' ? 'auto' : undefined} className={styles.detail}>
          {detail}
        </p>
      </div>
      <p className={styles.meta}>
        {!isRead && <span className={styles.unread}>Unread</span>}
        <TimeAgo iso={createdAt} now={now} />
      </p>
      {cover && <Picture picture={cover} alt="" sizes="44px" className={styles.cover} />}
      <Button
        size="compact"
        variant="quiet"
        aria-label={`${markLabel}: ${title}`}
        pending={pending}
        className={styles.action}
        onClick={() => onMark(!isRead)}
      >
        {markLabel}
      </Button>
    </div>
  );
}

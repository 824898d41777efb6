import { cx } from 'class-variance-authority';
import type { ComponentType, MouseEvent } from 'react';
import type { IconProps } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RowAction.css.ts';

export interface RowActionProps {
  /** What it does, in a word: 'Clear'. Its tooltip; in a card it stands beside the icon. */
  label: string;
  /** To what, for screen readers: 'order ABS-10241'. */
  subject: string;
  Icon: ComponentType<IconProps>;
  /** Where it leads; without it, it is a button. */
  to?: string;
  onPress?: (button: HTMLButtonElement) => void;
  /** The pointer or the focus is on it. */
  onIntent?: () => void;
  /** Why it cannot be done now; it keeps the focus and says so. */
  disabledReason?: string;
}

/** Something that can be done with one row: an icon in a table, icon and word in a card. */
export function RowAction({ label, subject, Icon, to, onPress, onIntent, disabledReason }: RowActionProps) {
  const content = (
    <>
      <Icon size={20} />
      <span className={styles.label}>{label}</span>
      <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
      {disabledReason && <span className={styles.reason}>{` (${disabledReason})`}</span>}
    </>
  );
  const sharedProps = {
    'data-slot': 'row-action',
    title: disabledReason ? `${label} (${disabledReason})` : label,
    className: cx(styles.action),
    onPointerEnter: onIntent,
    onFocus: onIntent,
  };
  if (to !== undefined) {
    return (
      <Link {...sharedProps} to={to}>
        {content}
      </Link>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabledReason) onPress?.(event.currentTarget);
  };
  return (
    <button {...sharedProps} type="button" aria-disabled={disabledReason ? true : undefined} onClick={press}>
      {content}
    </button>
  );
}

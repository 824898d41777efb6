import type { ComponentType, MouseEvent } from 'react';
import type { IconProps } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RowAction.css.ts';
import { rowAction } from './RowAction.variants.ts';

export interface RowActionProps {
  /** The action in a word, such as 'Clear'. It is the tooltip, and visible text in a card. */
  label: string;
  /** What the action applies to, for screen readers: 'order ABS-10241'. */
  subject: string;
  Icon: ComponentType<IconProps>;
  /** The URL of a link. Leave it out for a button. */
  to?: string;
  onPress?: (button: HTMLButtonElement) => void;
  /** Called when the action is hovered or focused. */
  onIntent?: () => void;
  /** The color, to tell apart actions with opposite effects. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  /** Why the action is unavailable. The button stays focusable and shows the reason. */
  disabledReason?: string;
}

/** An action for one row: an icon in a table, icon and text in a card. */
export function RowAction({
  label,
  subject,
  Icon,
  to,
  onPress,
  onIntent,
  tone = 'neutral',
  disabledReason,
}: RowActionProps) {
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
    className: rowAction({ tone }),
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

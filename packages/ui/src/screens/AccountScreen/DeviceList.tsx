import type { AccountSession } from '@abs/contract';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TimeAgo } from '../../components/TimeAgo/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { useNow } from '../../lib/useNow.ts';
import * as styles from './AccountScreen.css.ts';

export interface DeviceListProps {
  /** The devices on which the user is logged in: loading, failed, or loaded. */
  list: LoadState<{ devices: readonly AccountSession[] }>;
  /** The id of the device that is being logged out. Further presses are ignored. */
  endingId?: string | null;
  /** Why the last device could not be logged out. */
  message?: string | null;
  /** Logs a device out. */
  onLogOut: (id: string) => void;
  /** Loads the list again after an error. */
  onRetry: () => void;
  /** The current time in milliseconds since the epoch, to freeze times in stories and tests. Defaults to the clock. */
  now?: number;
}

export const ABOUT_DEVICES = 'You are logged in on these. Log out those that you no longer use or do not know.';

/** About as high as two devices. */
export const DeviceListSkeleton = () => <Skeleton height="9rem" />;

/** The devices on which the user is logged in, each with a button that logs it out. */
export function DeviceList({
  list,
  endingId = null,
  message,
  onLogOut,
  onRetry,
  now: fixedNow,
  labelledBy,
}: DeviceListProps & {
  /** The id of the list's heading. */
  labelledBy: string;
}) {
  const now = useNow(fixedNow);
  const ul = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusKeeper(ul);
  if (list.status === 'error') return <ErrorState dense message={list.message} onRetry={onRetry} />;
  if (list.status === 'loading') return <DeviceListSkeleton />;
  return (
    <div data-slot="device-list" className={styles.form}>
      <ul {...keepFocus} ref={ul} tabIndex={-1} aria-labelledby={labelledBy} className={styles.rows}>
        {list.devices.map(({ id, device, lastUsedAt, isCurrent }) => (
          <li key={id} className={styles.device}>
            <div className={styles.rowText}>
              <Text weight="bold">{device ?? 'Unknown device'}</Text>
              <Text tone="muted">
                {isCurrent ? (
                  'This device'
                ) : (
                  <>
                    Last used: <TimeAgo iso={lastUsedAt} now={now} />
                  </>
                )}
              </Text>
            </div>
            {!isCurrent && (
              <Button
                variant="secondary"
                size="small"
                pending={endingId === id}
                onClick={endingId === null ? () => onLogOut(id) : undefined}
              >
                <span>{endingId === id ? 'Logging out…' : 'Log out'}</span>
                <VisuallyHidden>{` ${device ?? 'unknown device'}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormError>{message}</FormError>
    </div>
  );
}

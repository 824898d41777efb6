import { limits, type SavedAddress } from '@abs/contract';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorState } from '../../components/EmptyState/index.ts';
import { lazyDialog } from '../../components/LazyPart/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import * as styles from './AccountScreen.css.ts';
import type { AddressDialogProps } from './AddressDialog.tsx';

const AddressDialog = lazyDialog(async () => (await import('./AddressDialog.tsx')).AddressDialog);

export interface AddressBookProps {
  /** The saved addresses, the default first: loading, failed, or loaded. */
  list: LoadState<{ addresses: readonly SavedAddress[] }>;
  /** The id of the address that is being changed or removed. Further presses are ignored. */
  changingId?: string | null;
  /** Why the last change failed. */
  message?: string | null;
  /** The dialog with the form for an address. */
  form: AddressDialogProps;
  onAdd: () => void;
  onEdit: (address: SavedAddress) => void;
  onRemove: (address: SavedAddress) => void;
  onMakeDefault: (address: SavedAddress) => void;
  /** Loads the list again after an error. */
  onRetry: () => void;
}

/** About as high as two addresses. */
export const AddressBookSkeleton = () => <Skeleton height="15rem" />;

/** The saved addresses, each with buttons that edit it, remove it or make it the default, and a button that adds one. */
export function AddressBook({
  list,
  changingId = null,
  message,
  form,
  onAdd,
  onEdit,
  onRemove,
  onMakeDefault,
  onRetry,
  labelledBy,
}: AddressBookProps & {
  /** The id of the list's heading. */
  labelledBy: string;
}) {
  const ul = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isEmpty = list.status !== 'ready' || list.addresses.length === 0;
  const keepFocus = useFocusKeeper(isEmpty ? add : ul);
  if (list.status === 'error') return <ErrorState dense message={list.message} onRetry={onRetry} />;
  if (list.status === 'loading') return <AddressBookSkeleton />;
  const { addresses } = list;
  const isFull = addresses.length >= limits.ADDRESSES_MAX;
  const action = (label: string, address: SavedAddress, onPress: (address: SavedAddress) => void) => (
    <Button variant="quiet" size="small" onClick={changingId === null ? () => onPress(address) : undefined}>
      <span>{label}</span>
      <VisuallyHidden>{` ${address.deliveryAddress}`}</VisuallyHidden>
    </Button>
  );
  return (
    <div data-slot="address-book" className={styles.form}>
      {!isEmpty && (
        <ul {...keepFocus} ref={ul} tabIndex={-1} aria-labelledby={labelledBy} className={styles.rows}>
          {addresses.map((address) => (
            <li key={address.id} aria-busy={changingId === address.id || undefined} className={styles.address}>
              <Text weight="bold" className={styles.rowText}>
                <bdi>{address.deliveryAddress}</bdi>
              </Text>
              <Text tone="muted">
                {address.isDefault ? isolated`${address.phoneNumber} (default)` : isolated`${address.phoneNumber}`}
              </Text>
              <div className={styles.addressActions}>
                {action('Edit', address, onEdit)}
                {!address.isDefault && action('Make default', address, onMakeDefault)}
                {action('Remove', address, onRemove)}
              </div>
            </li>
          ))}
        </ul>
      )}
      <FormError>{message}</FormError>
      {isFull ? (
        <Text tone="muted">{`You have saved ${limits.ADDRESSES_MAX} addresses, which is the maximum.`}</Text>
      ) : (
        <Button
          ref={add}
          variant="secondary"
          size="small"
          className={styles.save}
          onClick={changingId === null ? onAdd : undefined}
        >
          Add an address
        </Button>
      )}
      <AddressDialog {...form} />
    </div>
  );
}

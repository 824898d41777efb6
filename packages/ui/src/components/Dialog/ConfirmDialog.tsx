import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { FormError } from '../Notice/index.ts';
import { Dialog, DialogActions, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 'Are you sure you want to delete this order?' */
  title: ReactNode;
  /** What follows from a yes. */
  description?: ReactNode;
  /** The yes: 'Yes, Delete'. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** 'danger' for what cannot be undone. @default 'danger' */
  tone?: 'primary' | 'danger';
  /** The yes is being carried out. @default false */
  pending?: boolean;
  /** Why the yes could not be carried out. */
  error?: ReactNode;
  /** Where the focus goes on closing: see Dialog. */
  returnFocus?: DialogProps['returnFocus'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  pending = false,
  error,
  returnFocus,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={title}
      description={description}
      size="small"
      role="alertdialog"
      locked={pending}
      returnFocus={returnFocus}
    >
      <FormError>{error}</FormError>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel} disabled={pending}>
          {cancelLabel}
        </Button>
        <Button variant={tone} onClick={onConfirm} pending={pending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

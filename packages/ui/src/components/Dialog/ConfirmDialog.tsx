import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { FormError } from '../Notice/index.ts';
import { Dialog, DialogActions, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, such as 'Are you sure you want to delete this order?' */
  title: ReactNode;
  /** The consequences of confirming. */
  description?: ReactNode;
  /** The text of the confirm button, such as 'Yes, Delete'. */
  confirmLabel: string;
  /** The text of the cancel button. @default 'Cancel' */
  cancelLabel?: string;
  /** 'danger' for actions that cannot be undone. @default 'danger' */
  tone?: 'primary' | 'danger';
  /** The confirmed action is running. Shows a spinner and keeps the dialog open. @default false */
  pending?: boolean;
  /** Why the action failed. */
  error?: ReactNode;
  /** Returns the element to focus after closing. See Dialog. */
  returnFocus?: DialogProps['returnFocus'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action. */
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

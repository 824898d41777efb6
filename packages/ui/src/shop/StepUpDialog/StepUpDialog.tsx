import type { FieldErrors, TwoFactorCodeForm } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { Dialog, DialogActions } from '../../components/Dialog/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useForm } from '../../lib/useForm.ts';
import { TwoFactorCodeField } from '../lib/TwoFactorCodeField.tsx';

export interface StepUpDialogProps {
  open: boolean;
  /** Error messages by field. */
  errors?: FieldErrors<TwoFactorCodeForm>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The code is being checked. Further presses are ignored. @default false */
  pending?: boolean;
  /** Called with the entered code, before validation. */
  onSubmit: (values: Partial<TwoFactorCodeForm>) => void;
  /** Closes the dialog. The action is then not taken. */
  onCancel: () => void;
}

/** Requires a code of two-factor authentication before an action, which continues afterwards. */
export function StepUpDialog({ open, errors, message, pending = false, onSubmit, onCancel }: StepUpDialogProps) {
  const form = useForm({ fields: ['code'], errors, message, pending, onSubmit });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="Enter a code to continue"
      description="This action requires a code of two-factor authentication."
      size="small"
      locked={pending}
    >
      <form {...form.props}>
        <Stack gap={5}>
          <TwoFactorCodeField {...form.field('code')} />
          <FormError>{form.message}</FormError>
          <DialogActions>
            <Button variant="secondary" disabled={pending} onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" pending={pending}>
              Continue
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

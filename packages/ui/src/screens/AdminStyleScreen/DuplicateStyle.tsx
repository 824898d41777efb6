import type { DuplicateStyleForm, FieldErrors } from '@abs/contract';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AdminStyleScreen.css.ts';

export interface StyleDuplication {
  /** Error messages by field. */
  errors?: FieldErrors<DuplicateStyleForm>;
  /** Why the last try failed. */
  message?: string | null;
  /** The copy is being made. Further presses are ignored. @default false */
  pending?: boolean;
  /** Called with the name of the copy, before validation. */
  onSubmit: (values: DuplicateStyleForm) => void;
}

interface DuplicateStyleProps extends StyleDuplication {
  /** The name of the style that is copied. */
  name: string;
  /** The table has unsaved changes. */
  isUnsaved: boolean;
}

/** Copies the style. Unsaved changes would be lost, because the copy opens. */
export function DuplicateStyle({ name, isUnsaved, errors, message, pending = false, onSubmit }: DuplicateStyleProps) {
  const [wasUnsaved, setWasUnsaved] = useState(false);
  const form = useForm({
    fields: ['name'],
    errors,
    message: wasUnsaved && isUnsaved ? 'Save your changes first: the copy is made of what is saved.' : message,
    pending,
    onSubmit: (values) => {
      setWasUnsaved(isUnsaved);
      if (!isUnsaved) onSubmit(values);
    },
  });
  return (
    <form {...form.props} data-slot="duplicate-style" aria-labelledby="duplicate-style" className={styles.part}>
      <Heading level={2} size="lead" id="duplicate-style">
        Duplicate this style
      </Heading>
      <Text tone="muted">
        The copy has all sizes and colors, with texts, prices, pictures and size guide. It shows in the shop as sold out
        until you add stock, and has no SKUs.
      </Text>
      <FormError>{form.message}</FormError>
      <TextField label="Name of the copy" autoComplete="off" defaultValue={`${name} copy`} {...form.field('name')} />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" pending={pending}>
          Duplicate style
        </Button>
      </div>
    </form>
  );
}

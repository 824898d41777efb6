import { type AdminSizeGuide, limits } from '@abs/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { measurementTexts } from '../../shop/SizeGuide/index.ts';
import type { StyleSearchState } from '../../shop/StyleSearch/index.ts';
import * as styles from './AdminSizeGuideFormScreen.css.ts';
import type { ChangeDraft, FieldErrors, FormPartProps } from './formTypes.ts';
import { type GuideDraft, measuredOf } from './guideDraft.ts';
import { SizesTable } from './SizesTable.tsx';
import { SubjectFields } from './SubjectFields.tsx';

interface SizeGuideFormProps {
  guide: AdminSizeGuide | null;
  draft: GuideDraft;
  /** The ids of the rows when the form was sent, because errors name rows by index. */
  sentRows: readonly number[];
  search: StyleSearchState;
  errors?: FieldErrors | undefined;
  message?: string | null | undefined;
  pending: boolean;
  onSearch: (text: string) => void;
  onDraftChange: ChangeDraft;
  onSubmit: () => void;
}

/** Focuses the first invalid field, once per submit. */
function useFocusFirstInvalid(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(errors).every((error) => !error)) return;
    form.current?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

const noErrors: FieldErrors = {};

export function SizeGuideForm({
  guide,
  draft,
  sentRows,
  search,
  errors = noErrors,
  message,
  pending,
  onSearch,
  onDraftChange,
  onSubmit,
}: SizeGuideFormProps) {
  const form = useFocusFirstInvalid(errors);
  const change = (changed: Partial<GuideDraft>) => onDraftChange((now) => ({ ...now, ...changed }));
  return (
    <form
      ref={form}
      data-slot="size-guide-form"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormError>{message}</FormError>
      <div className={styles.fields}>
        <SubjectFields
          guide={guide}
          draft={draft}
          search={search}
          errors={errors}
          disabled={pending}
          onSearch={onSearch}
          onDraftChange={onDraftChange}
        />
        <TextField
          label="Name"
          value={draft.name}
          error={errors.name}
          maxLength={2 * limits.SIZE_GUIDE_NAME_MAX_LENGTH}
          disabled={pending}
          onChange={({ target }) => change({ name: target.value, hasOwnName: true })}
        />
      </div>
      <SizesTable draft={draft} sentRows={sentRows} errors={errors} disabled={pending} onDraftChange={onDraftChange} />
      <HowToFields draft={draft} errors={errors} disabled={pending} onDraftChange={onDraftChange} />
      <div className={styles.fields}>
        {draft.category !== 'sneaker' && (
          <TextField
            label="Height of the person in the drawing"
            hint="In centimeters. Empty: 175."
            inputMode="numeric"
            autoComplete="off"
            value={draft.bodyHeight}
            error={errors.bodyHeight}
            disabled={pending}
            onChange={({ target }) => change({ bodyHeight: target.value })}
          />
        )}
        <TextArea
          label="Between two sizes?"
          hint="What to choose then. Optional."
          rows={3}
          value={draft.advice}
          error={errors.advice}
          disabled={pending}
          onChange={({ target }) => change({ advice: target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {guide ? 'Save' : 'Add size guide'}
        </Button>
      </div>
    </form>
  );
}

/** Instructions for measurements that are not taken in the usual way. */
function HowToFields({ draft, errors, disabled, onDraftChange }: FormPartProps) {
  return (
    <section aria-labelledby="how-to-measure" className={styles.group}>
      <Heading level={2} size="lead" id="how-to-measure">
        Texts on how to measure
      </Heading>
      <Text tone="muted" measure>
        Shoppers read the usual text of each measurement. Write another one where you measure differently.
      </Text>
      <div className={styles.pair}>
        {measuredOf(draft).map((name) => (
          <TextField
            key={name}
            label={measurementTexts[name].name}
            hint={`Empty: ${measurementTexts[name].how}`}
            value={draft.howTo[name] ?? ''}
            error={errors[`howTo.${name}`]}
            disabled={disabled}
            onChange={({ target: { value } }) =>
              onDraftChange((now) => ({ ...now, howTo: { ...now.howTo, [name]: value } }))
            }
          />
        ))}
      </div>
    </section>
  );
}

import { limits } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { SelectField, TextArea, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { type PickedPicture, PicturePicker, type RefusedFile } from '../../components/PicturePicker/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { categoryOptions, sizesOf } from '../../lib/categories.ts';
import { useForm } from '../../lib/useForm.ts';
import * as styles from './AdminProductFormScreen.css.ts';
import type { ProductFormErrors, ProductFormValues, ProductPictureField } from './productForm.ts';
import { SwatchColorField } from './SwatchColorField.tsx';

export interface ProductFieldsProps {
  mode: 'add' | 'edit';
  values: ProductFormValues;
  pictures: Readonly<Record<ProductPictureField, readonly PickedPicture[]>>;
  refused?: Partial<Record<ProductPictureField, readonly RefusedFile[]>>;
  errors?: ProductFormErrors;
  message?: string | null;
  /** The submitted form waits for uploads, or is being saved. */
  pending: 'uploading' | 'saving' | null;
  onChange: (field: keyof ProductFormValues, value: string) => void;
  onFilesChosen: (field: ProductPictureField, files: File[]) => void;
  onPictureRemove: (id: string) => void;
  onPictureRetry: (id: string) => void;
  onPictureMove: (id: string, toIndex: number) => void;
  onPictureMakeCover?: (id: string) => void;
  onSubmit: () => void;
  onSubmitCancel?: () => void;
}

const fields = [
  'name',
  'description',
  'category',
  'size',
  'color',
  'colorHex',
  'price',
  'quantity',
  'salesCoverPicture',
  'subImages',
] as const satisfies readonly (keyof ProductFormErrors)[];

const submitLabels = { add: 'Upload', edit: 'Save changes' };

/** The form's fields: details and pictures. */
export function ProductFields({
  mode,
  values,
  pictures,
  refused,
  errors = {},
  message,
  pending,
  onChange,
  onFilesChosen,
  onPictureRemove,
  onPictureRetry,
  onPictureMove,
  onPictureMakeCover,
  onSubmit,
  onSubmitCancel,
}: ProductFieldsProps) {
  const form = useForm({ fields, errors, message, pending: pending !== null, onSubmit });
  const saving = pending === 'saving';
  const sizes = sizesOf(values.category);
  const textProps = (field: keyof ProductFormValues) => ({
    ...form.field(field),
    value: values[field],
    disabled: saving,
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  });
  const pickerProps = (field: ProductPictureField) => ({
    name: field,
    items: pictures[field],
    refused: refused?.[field],
    error: errors[field],
    disabled: saving,
    onFilesChosen: (files: File[]) => onFilesChosen(field, files),
    onRemove: onPictureRemove,
    onRetry: onPictureRetry,
  });
  const chooseCategory = (category: string) => {
    onChange('category', category);
    if (values.size && !sizesOf(category).includes(values.size)) onChange('size', '');
  };
  return (
    <form {...form.props} className={styles.form}>
      <Stack gap={6}>
        <div className={styles.group}>
          <TextField label="Name" autoComplete="off" {...textProps('name')} />
          <TextArea label="Description" rows={5} {...textProps('description')} />
        </div>
        <div className={styles.group}>
          <div className={styles.pair}>
            <SelectField
              label="Category"
              placeholder="Choose a category"
              options={categoryOptions}
              {...textProps('category')}
              onChange={({ target }) => chooseCategory(target.value)}
            />
            <SelectField
              label="Size"
              placeholder="Choose a size"
              // A product keeps its size even if the shop no longer offers it.
              options={values.size === '' || sizes.includes(values.size) ? sizes : [values.size, ...sizes]}
              {...textProps('size')}
            />
            <TextField
              label="Color"
              autoComplete="off"
              hint="The name shoppers see, such as Palm green."
              {...textProps('color')}
            />
            <SwatchColorField
              {...form.field('colorHex')}
              value={values.colorHex}
              color={values.color}
              disabled={saving}
              onChange={(value) => onChange('colorHex', value)}
            />
            <TextField label="Price in naira" sign="₦" inputMode="decimal" autoComplete="off" {...textProps('price')} />
            <TextField
              label={mode === 'add' ? 'Quantity' : 'Quantity in stock'}
              inputMode="numeric"
              autoComplete="off"
              {...textProps('quantity')}
            />
          </div>
        </div>
        <div className={styles.group}>
          <Heading level={2} size="lead">
            Pictures
          </Heading>
          <PicturePicker label="Sales cover picture" max={1} {...pickerProps('salesCoverPicture')} />
          <PicturePicker
            label="Sub images"
            max={limits.SUB_IMAGES_MAX}
            onMove={onPictureMove}
            onMakeCover={onPictureMakeCover}
            {...pickerProps('subImages')}
          />
        </div>
        <div className={styles.foot}>
          <FormError>{form.message}</FormError>
          <div className={styles.actions}>
            <Button type="submit" pending={pending !== null} className={styles.submit}>
              {pending === 'uploading' ? 'Uploading pictures…' : saving ? 'Saving…' : submitLabels[mode]}
            </Button>
            {pending === 'uploading' && onSubmitCancel && (
              <Button variant="quiet" onClick={onSubmitCancel}>
                Keep editing
              </Button>
            )}
          </div>
          {pending === 'uploading' && (
            <Text size="small" tone="muted" role="status">
              We’ll save it as soon as all pictures have uploaded.
            </Text>
          )}
        </div>
      </Stack>
    </form>
  );
}

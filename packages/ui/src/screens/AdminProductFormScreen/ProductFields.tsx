import { limits, productFormFields } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { SelectField, type SelectFieldProps, TextArea, TextField } from '../../components/Field/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { type PickedPicture, PicturePicker, type RefusedFile } from '../../components/PicturePicker/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { useForm } from '../../lib/useForm.ts';
import { acceptedPicture, acceptedPictures } from '../../shop/lib/acceptedPictures.ts';
import { categoryOptions, sizesOf } from '../../shop/lib/categoryOptions.ts';
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

const submitLabels = { add: 'Upload', edit: 'Save changes' };
const pendingLabels = { uploading: 'Uploading pictures…', saving: 'Saving…' };

/** The form's fields: details and pictures. */
export function ProductFields(props: ProductFieldsProps) {
  const { mode, values, errors = {}, message, pending, onChange, onSubmit, onSubmitCancel } = props;
  const form = useForm({ fields: productFormFields, errors, message, pending: pending !== null, onSubmit });
  const disabled = pending === 'saving';
  const textProps = (field: keyof ProductFormValues) => ({
    ...form.field(field),
    value: values[field],
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  });
  return (
    <form {...form.props} className={styles.form}>
      <Stack gap={6}>
        <div className={styles.group}>
          <TextField label="Name" autoComplete="off" {...textProps('name')} />
          <TextArea label="Description" rows={5} {...textProps('description')} />
        </div>
        <div className={styles.group}>
          <div className={styles.pair}>
            <CategoryAndSize values={values} textProps={textProps} onChange={onChange} />
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
              disabled={disabled}
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
        <PictureFields {...props} errors={errors} disabled={disabled} />
        <div className={styles.foot}>
          <FormError>{form.message}</FormError>
          <SubmitButtons mode={mode} pending={pending} onSubmitCancel={onSubmitCancel} />
        </div>
      </Stack>
    </form>
  );
}

interface CategoryAndSizeProps extends Pick<ProductFieldsProps, 'values' | 'onChange'> {
  textProps: (field: 'category' | 'size') => Omit<SelectFieldProps, 'label' | 'options'>;
}

/** The category decides on the sizes, so choosing another one can remove the size. */
function CategoryAndSize({ values, textProps, onChange }: CategoryAndSizeProps) {
  const sizes = sizesOf(values.category);
  const chooseCategory = (category: string) => {
    onChange('category', category);
    if (values.size && !sizesOf(category).includes(values.size)) onChange('size', '');
  };
  return (
    <>
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
    </>
  );
}

interface PictureFieldsProps
  extends Pick<
    ProductFieldsProps,
    | 'pictures'
    | 'refused'
    | 'onFilesChosen'
    | 'onPictureRemove'
    | 'onPictureRetry'
    | 'onPictureMove'
    | 'onPictureMakeCover'
  > {
  errors: ProductFormErrors;
  disabled: boolean;
}

function PictureFields({
  pictures,
  refused,
  errors,
  disabled,
  onFilesChosen,
  onPictureRemove,
  onPictureRetry,
  onPictureMove,
  onPictureMakeCover,
}: PictureFieldsProps) {
  const pickerProps = (field: ProductPictureField) => ({
    name: field,
    items: pictures[field],
    refused: refused?.[field],
    error: errors[field],
    disabled,
    onFilesChosen: (files: File[]) => onFilesChosen(field, files),
    onRemove: onPictureRemove,
    onRetry: onPictureRetry,
  });
  return (
    <div className={styles.group}>
      <Heading level={2} size="lead">
        Pictures
      </Heading>
      <PicturePicker label="Sales cover picture" max={1} {...acceptedPicture} {...pickerProps('salesCoverPicture')} />
      <PicturePicker
        {...acceptedPictures}
        label="Sub images"
        max={limits.SUB_IMAGES_MAX}
        onMove={onPictureMove}
        onMakeCover={onPictureMakeCover}
        {...pickerProps('subImages')}
      />
    </div>
  );
}

function SubmitButtons({
  mode,
  pending,
  onSubmitCancel,
}: Pick<ProductFieldsProps, 'mode' | 'pending' | 'onSubmitCancel'>) {
  return (
    <>
      <div className={styles.actions}>
        <Button type="submit" pending={pending !== null} className={styles.submit}>
          {pending === null ? submitLabels[mode] : pendingLabels[pending]}
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
    </>
  );
}

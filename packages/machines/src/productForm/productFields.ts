import {
  type AdminProduct,
  addProductForm,
  type CallBody,
  editProductForm,
  type FieldErrors,
  type ProductForm,
  productDetailNames,
  productFormFields,
  typedProductFields,
} from '@abs/contract';
import { cleaned, errorsOf } from '../form/index.ts';
import { asFinished, finishedOf, isUnderWay, PICTURE_FIELDS } from './formPictures.ts';
import { type FormPictures, type NamedPicture, type PictureField, type ProductValues, valuesOf } from './formTypes.ts';
import type { ProductFormContext, SaveProductInput } from './productFormTypes.ts';

type Form = Pick<ProductFormContext, 'productId' | 'values' | 'pictures'>;

/** The initial values of the form: those of the product, or empty ones. */
export function ownValues(product: AdminProduct | null): ProductValues {
  return valuesOf((field) => String(product?.[field] ?? ''));
}

/** A picture with nothing but a URL. */
const bare = (src: string) => ({ src, srcset: '', width: 0, height: 0, ground: '', alt: '' });

/** The product's own pictures. Some backends send only their URLs. */
export function ownPictures(product: AdminProduct | null): Readonly<Record<PictureField, readonly NamedPicture[]>> {
  if (product === null) return { salesCoverPicture: [], subImages: [] };
  const pictures = product.pictures ?? [product.salesCoverPicture, ...product.subImages].map(bare);
  const [cover, ...others] = pictures.map((picture) => ({
    name: picture.alt || (picture.src.split('/').at(-1) ?? ''),
    picture,
  }));
  return { salesCoverPicture: cover ? [cover] : [], subImages: others };
}

/** The same pictures, as values of the form. */
export function ownFormPictures(product: AdminProduct | null): FormPictures {
  const own = ownPictures(product);
  return {
    salesCoverPicture: asFinished('salesCoverPicture', own.salesCoverPicture),
    subImages: asFinished('subImages', own.subImages),
  };
}

const rulesFor = ({ productId }: Form) => (productId === null ? addProductForm : editProductForm);

/** The form as input of its rules: pictures as URLs, and empty optional fields as undefined. */
function filledIn({ values, pictures }: Form) {
  const [cover] = finishedOf(pictures.salesCoverPicture);
  return {
    ...values,
    ...Object.fromEntries(productDetailNames.map((name) => [name, values[name].trim() || undefined])),
    salesCoverPicture: cover?.picture.src,
    subImages: finishedOf(pictures.subImages).map(({ picture }) => picture.src),
  };
}

/** Turns errors of parts of a field (`subImages.2`) into an error of the field, and keeps the first one. */
export function byField(errors: Readonly<Record<string, string | undefined>>): FieldErrors<ProductForm> {
  const found: FieldErrors<ProductForm> = {};
  for (const [path, message] of Object.entries(errors)) {
    const field = productFormFields.find((name) => name === path.split('.')[0]);
    if (field !== undefined) found[field] ??= message;
  }
  return found;
}

/**
 * The errors to correct before the form can be saved. A picture being uploaded counts as present. A failed upload is an
 * error, because the admin meant to include the picture.
 */
export function problemsOf(form: Form): FieldErrors<ProductForm> {
  const errors = byField(errorsOf(rulesFor(form), filledIn(form)));
  for (const field of PICTURE_FIELDS) {
    const failed = form.pictures[field].find((picture) => picture.status === 'failed');
    if (failed) errors[field] = failed.message;
    else if (form.pictures[field].some(isUnderWay)) delete errors[field];
  }
  return errors;
}

/** The first field with an error, from the top of the screen. */
export function firstProblem(errors: FieldErrors<ProductForm>): keyof ProductForm | undefined {
  return productFormFields.find((field) => errors[field] !== undefined);
}

/** Whether two lists have the same pictures in the same order. */
export function isSameList(a: readonly NamedPicture[], b: readonly NamedPicture[]): boolean {
  return a.length === b.length && a.every(({ picture }, index) => picture.src === b[index]?.picture.src);
}

/**
 * The input of a save: a whole new product, or the changed fields of a product. A changed stock is sent along with the
 * stock that the admin saw, so that pieces sold meanwhile stay sold.
 * @throws Error when the form does not pass.
 */
export function saveInput({ product, quantityWas, ...form }: ProductFormContext): SaveProductInput {
  const wanted = cleaned(rulesFor(form), filledIn(form));
  if (form.productId === null) return { mode: 'add', body: wanted };
  if (product === null) throw new Error('Saved before it was loaded');
  const changed = typedProductFields.filter((name) => name !== 'quantity' && wanted[name] !== product[name]);
  const body: CallBody<'updateProduct'> = Object.fromEntries(changed.map((name) => [name, wanted[name] ?? null]));
  if (quantityWas !== null && wanted.quantity !== quantityWas) {
    body.quantity = wanted.quantity;
    body.quantityWas = quantityWas;
  }
  const own = ownPictures(product);
  const cover = finishedOf(form.pictures.salesCoverPicture);
  if (!isSameList(cover, own.salesCoverPicture)) body.salesCoverPicture = wanted.salesCoverPicture;
  if (!isSameList(finishedOf(form.pictures.subImages), own.subImages)) body.subImages = wanted.subImages;
  return { mode: 'edit', productId: form.productId, body };
}

/** Whether a save would change nothing. */
export function isUnchanged(context: ProductFormContext): boolean {
  const input = saveInput(context);
  return input.mode === 'edit' && Object.keys(input.body).length === 0;
}

import {
  type AdminProduct,
  addProductForm,
  type CallBody,
  editProductForm,
  type FieldErrors,
  type ProductForm,
} from '@abs/contract';
import { cleaned, errorsOf } from '../form/index.ts';
import { asFinished, finishedOf, isUnderWay, PICTURE_FIELDS } from './formPictures.ts';
import type { FormPictures, NamedPicture, PictureField, ProductValues } from './formTypes.ts';
import type { ProductFormContext, SaveProductInput } from './productFormTypes.ts';

/** The fields as they follow each other on the screen, for the first that needs correcting. */
const FIELDS = [
  'name',
  'description',
  'category',
  'size',
  'color',
  'colorHex',
  'price',
  'quantity',
  ...PICTURE_FIELDS,
] as const satisfies readonly (keyof ProductForm)[];

const NO_VALUES: ProductValues = {
  name: '',
  description: '',
  price: '',
  size: '',
  color: '',
  quantity: '',
  category: '',
  colorHex: '',
};

type Form = Pick<ProductFormContext, 'productId' | 'values' | 'pictures'>;

/** What the form starts from: the product's own values, or nothing. */
export function ownValues(product: AdminProduct | null): ProductValues {
  if (product === null) return NO_VALUES;
  const { name, description, price, size, color, quantity, category = '', colorHex = '' } = product;
  return { name, description, price: String(price), size, color, quantity: String(quantity), category, colorHex };
}

/** A picture of which only the address is known. */
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

/** The same, as the form holds them. */
export function ownFormPictures(product: AdminProduct | null): FormPictures {
  const own = ownPictures(product);
  return {
    salesCoverPicture: asFinished('salesCoverPicture', own.salesCoverPicture),
    subImages: asFinished('subImages', own.subImages),
  };
}

const rulesFor = ({ productId }: Form) => (productId === null ? addProductForm : editProductForm);

/** The form as its rules judge it: the pictures by their addresses, what may be left out left out. */
function filledIn({ values, pictures }: Form) {
  const [cover] = finishedOf(pictures.salesCoverPicture);
  return {
    ...values,
    category: values.category || undefined,
    colorHex: values.colorHex || undefined,
    salesCoverPicture: cover?.picture.src,
    subImages: finishedOf(pictures.subImages).map(({ picture }) => picture.src),
  };
}

/** Complaints about parts of a field (`subImages.2`) as complaints about the field; the first one stands. */
export function byField(errors: Readonly<Record<string, string | undefined>>): FieldErrors<ProductForm> {
  const found: FieldErrors<ProductForm> = {};
  for (const [path, message] of Object.entries(errors)) {
    const field = FIELDS.find((name) => name === path.split('.')[0]);
    if (field !== undefined) found[field] ??= message;
  }
  return found;
}

/**
 * What needs correcting before the form can be saved. A picture on its way counts as being there; one whose upload
 * failed stands in the way, since it was meant to be there.
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

/** The first field, from the top of the screen, that needs correcting. */
export function firstProblem(errors: FieldErrors<ProductForm>): keyof ProductForm | undefined {
  return FIELDS.find((field) => errors[field] !== undefined);
}

/** Whether two lists of pictures are the same ones in the same order. */
export function isSameList(a: readonly NamedPicture[], b: readonly NamedPicture[]): boolean {
  return a.length === b.length && a.every(({ picture }, index) => picture.src === b[index]?.picture.src);
}

/**
 * What a save sends: a whole new product, or what was changed of one. A changed number of pieces goes out beside the
 * number that the person saw, so that pieces sold meanwhile stay sold.
 * @throws Error when the form does not pass.
 */
export function saveInput({ product, quantityWas, ...form }: ProductFormContext): SaveProductInput {
  const wanted = cleaned(rulesFor(form), filledIn(form));
  if (form.productId === null) return { mode: 'add', body: wanted };
  if (product === null) throw new Error('Saved before it was loaded');
  const body: CallBody<'updateProduct'> = {};
  if (wanted.name !== product.name) body.name = wanted.name;
  if (wanted.description !== product.description) body.description = wanted.description;
  if (wanted.price !== product.price) body.price = wanted.price;
  if (wanted.size !== product.size) body.size = wanted.size;
  if (wanted.color !== product.color) body.color = wanted.color;
  if (wanted.category !== product.category) body.category = wanted.category ?? null;
  if (wanted.colorHex !== product.colorHex) body.colorHex = wanted.colorHex ?? null;
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

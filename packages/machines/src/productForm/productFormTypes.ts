import type {
  AdminProduct,
  CallBody,
  CallResponse,
  FieldErrors,
  PictureFile,
  Product,
  ProductForm,
} from '@abs/contract';
import type { FormContext } from '../form/index.ts';
import type { ProductDraft } from './draftSchema.ts';
import type { FormPictures, PictureField, ProductValues, RefusedFile } from './formTypes.ts';

export type ProductFormInput = ({ mode: 'add' } | { mode: 'edit'; productId: string }) & {
  /** The stored draft of the last `draft.changed`. Any other value is ignored. */
  draft?: unknown;
};

export type ProductFormEvent =
  | { type: 'field.changed'; field: keyof ProductValues; value: string }
  | { type: 'form.submitted'; values?: Partial<ProductValues> }
  /** Stops waiting for the uploads and returns to the form. */
  | { type: 'submit.cancelled' }
  | { type: 'files.chosen'; field: PictureField; files: readonly PictureFile[] }
  | { type: 'picture.retried'; id: string }
  | { type: 'picture.removed'; id: string }
  /** Moves a sub image to another position, counted from 0. */
  | { type: 'picture.moved'; id: string; to: number }
  /** A sub image becomes the cover; the old cover takes its position. */
  | { type: 'picture.madeCover'; id: string }
  | { type: 'upload.progressed'; id: string; progress: number }
  /** A part of the draft has changed. */
  | { type: 'draft.touched' }
  /** Keep the draft now: the page may close in a moment. */
  | { type: 'draft.keepRequested' }
  /** Start over. */
  | { type: 'draft.discarded' }
  /** Load the product again. */
  | { type: 'retry.requested' };

export type ProductFormEmitted =
  | { type: 'draft.changed'; draft: ProductDraft }
  | { type: 'draft.cleared' }
  /** `product` is null if the backend does not return it. */
  | { type: 'product.saved'; product: Product | null; message: string };

export type ProductFormContext = FormContext<ProductValues> & {
  errors: FieldErrors<ProductForm>;
  /** null while a product is being added. */
  productId: string | null;
  /** The product being edited, as it was loaded. */
  product: AdminProduct | null;
  /** Pieces in stock that the person saw when they changed the number; null while a product is being added. */
  quantityWas: number | null;
  pictures: FormPictures;
  /** Files of the last choice that were refused. */
  refused: Readonly<Record<PictureField, readonly RefusedFile[]>>;
  /** Number of accepted files so far, used for their ids. */
  filesTaken: number;
  /** Whether the form was restored from the draft of another visit. */
  isRestored: boolean;
  /** Names of the files that had not finished uploading at that visit, and must be chosen again. */
  unfinished: readonly string[];
  /** The draft to restore once the product is loaded. */
  keptDraft: unknown;
};

export type SaveProductInput =
  | { mode: 'add'; body: CallBody<'createProduct'> }
  | { mode: 'edit'; productId: string; body: CallBody<'updateProduct'> };
export type SaveProductAnswer = CallResponse<'createProduct'> | CallResponse<'updateProduct'>;
export type UploadPictureInput = { file: PictureFile; onProgress: (part: number) => void };
export type UploadPictureAnswer = CallResponse<'uploadPicture'>;

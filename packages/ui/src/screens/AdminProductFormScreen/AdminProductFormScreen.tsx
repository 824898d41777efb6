import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { isolated } from '../../lib/isolated.ts';
import * as styles from './AdminProductFormScreen.css.ts';
import { ProductFields, type ProductFieldsProps } from './ProductFields.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { ProductSaved, type SavedProduct } from './ProductSaved.tsx';

/** The form in one of its states, the product loading, failed or not found, or the saved product. */
export type ProductFormState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'notFound' }
  | { status: 'editing' | 'uploading' | 'saving' }
  | { status: 'saved'; product: SavedProduct };

export interface AdminProductFormScreenProps extends Omit<ProductFieldsProps, 'pending'> {
  /** Adds a new product or edits an existing one. */
  mode: 'add' | 'edit';
  state: ProductFormState;
  /** The product's name when it was last saved. */
  productName?: string;
  /** The URL of 'All clothes'. @default '/admin/products' */
  listHref?: string;
  /** The fields contain values from an earlier visit. @default false */
  restored?: boolean;
  /** A sentence that names the pictures to choose again. */
  restoredNote?: string | null;
  /** Called to discard the values from an earlier visit. */
  onStartOver: () => void;
  /** Called to add another product after one was saved. */
  onAddAnother: () => void;
  /** Loads the product again after an error. */
  onRetry: () => void;
  /** The product is being loaded again. @default false */
  retrying?: boolean;
}

/** Adds or edits a product: its details, its pictures, and a preview. */
export function AdminProductFormScreen({
  state,
  productName,
  listHref = '/admin/products',
  restored = false,
  restoredNote,
  onStartOver,
  onAddAnother,
  onRetry,
  retrying = false,
  ...fields
}: AdminProductFormScreenProps) {
  const { mode, values, pictures } = fields;
  const title = mode === 'add' ? 'Add new cloth' : productName ? isolated`Edit ${productName}` : 'Edit product';
  return (
    <AdminPage title={title} back={{ to: listHref, label: 'All clothes' }}>
      {state.status === 'loading' && <ProductFormSkeleton />}
      {state.status === 'error' && <ErrorState dense message={state.message} onRetry={onRetry} retrying={retrying} />}
      {state.status === 'notFound' && (
        <EmptyState dense title="Product not found" action={<ButtonLink to={listHref}>See all clothes</ButtonLink>}>
          This product doesn’t exist, or the link may be wrong.
        </EmptyState>
      )}
      {state.status === 'saved' && <ProductSaved mode={mode} product={state.product} onAddAnother={onAddAnother} />}
      {(state.status === 'editing' || state.status === 'uploading' || state.status === 'saving') && (
        <>
          {restored && (
            <Notice
              action={
                <Button size="compact" variant="secondary" onClick={onStartOver}>
                  Start over
                </Button>
              }
            >
              {`We restored what you typed last time. ${restoredNote ?? ''}`}
            </Notice>
          )}
          <div data-slot="product-form" data-state={state.status} className={styles.layout}>
            <ProductFields {...fields} pending={state.status === 'editing' ? null : state.status} />
            <div className={styles.side}>
              <ProductPreview values={values} cover={pictures.salesCoverPicture[0]} />
            </div>
          </div>
        </>
      )}
    </AdminPage>
  );
}

import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import * as styles from './AdminProductFormScreen.css.ts';
import { ProductFields, type ProductFieldsProps } from './ProductFields.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { ProductSaved, type SavedProduct } from './ProductSaved.tsx';

/** The form, where it stands; the product being edited on its way, not to be had, or not there; or saved. */
export type ProductFormState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'missing' }
  | { status: 'editing' | 'uploading' | 'saving' }
  | { status: 'saved'; product: SavedProduct };

export interface AdminProductFormScreenProps extends Omit<ProductFieldsProps, 'pending'> {
  /** A new product, or one that exists. */
  mode: 'add' | 'edit';
  state: ProductFormState;
  /** The name of the product being edited, as it was last saved. */
  productName?: string;
  /** The list that 'All clothes' leads to. @default '/admin/products' */
  listHref?: string;
  /** The fields hold what was typed on an earlier visit. @default false */
  restored?: boolean;
  /** Which pictures of that visit have to be chosen again, in a sentence. */
  restoredNote?: string | null;
  /** Throws away what was kept of an earlier visit. */
  onStartOver: () => void;
  /** After one was saved: an empty form. */
  onAddAnother: () => void;
  /** Loads the product again after an error. */
  onRetry: () => void;
  /** The product is being loaded again. @default false */
  retrying?: boolean;
}

/** Adds a product to the shop, or changes one: its facts, its pictures, and what the shop will show of them. */
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
  const title = mode === 'add' ? 'Add new cloth' : productName ? `Edit ${productName}` : 'Edit product';
  return (
    <AdminPage title={title} back={{ to: listHref, label: 'All clothes' }}>
      {state.status === 'loading' && <ProductFormSkeleton />}
      {state.status === 'error' && <ErrorState dense message={state.message} onRetry={onRetry} retrying={retrying} />}
      {state.status === 'missing' && (
        <EmptyState dense title="Product not found" action={<ButtonLink to={listHref}>See all clothes</ButtonLink>}>
          There is no product at this address.
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
              We kept what you had typed. {restoredNote}
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

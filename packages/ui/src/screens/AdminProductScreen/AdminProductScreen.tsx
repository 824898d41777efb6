import { type AdminProduct, productPath } from '@abs/contract';
import { useRef } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { ExternalIcon } from '../../components/Icon/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { LookupState } from '../../lib/loadState.ts';
import * as styles from './AdminProductScreen.css.ts';
import { AdminProductSkeleton } from './AdminProductSkeleton.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** A product in the admin area: loading, failed, not found, or loaded. */
export type AdminProductState = LookupState<{ product: AdminProduct }>;

export interface AdminProductScreenProps {
  state: AdminProductState;
  /** The URL of 'All clothes'. @default '/admin/products' */
  listHref?: string;
  /** Called when the delete button is pressed, to ask for confirmation. */
  onDelete: () => void;
  /** Opens the confirm dialog, which stays open during the deletion. @default false */
  confirmingDelete?: boolean;
  onDeleteConfirm: () => void;
  onDeleteCancel: () => void;
  onRestore: () => void;
  /** The product is being deleted or restored. @default null */
  pending?: 'deleting' | 'restoring' | null;
  /** Why deleting or restoring failed. */
  message?: string | null;
  /** Loads the product again after an error. */
  onRetry: () => void;
  /** The product is being loaded again. @default false */
  retrying?: boolean;
}

/** A product in the admin area: status, sales, and the actions for it. */
export function AdminProductScreen({ state, listHref = '/admin/products', ...actions }: AdminProductScreenProps) {
  if (state.status === 'ready') return <ProductDetail product={state.product} listHref={listHref} {...actions} />;
  return (
    <AdminPage title="Product" back={{ to: listHref, label: 'All clothes' }}>
      {state.status === 'loading' && <AdminProductSkeleton />}
      {state.status === 'error' && (
        <ErrorState dense message={state.message} onRetry={actions.onRetry} retrying={actions.retrying} />
      )}
      {state.status === 'notFound' && (
        <EmptyState dense title="Product not found" action={<ButtonLink to={listHref}>See all clothes</ButtonLink>}>
          This product doesn’t exist, or the link may be wrong.
        </EmptyState>
      )}
    </AdminPage>
  );
}

interface ProductDetailProps extends Omit<AdminProductScreenProps, 'state' | 'onRetry' | 'retrying' | 'listHref'> {
  product: AdminProduct;
  listHref: string;
}

function ProductDetail({
  product,
  listHref,
  onDelete,
  confirmingDelete = false,
  onDeleteConfirm,
  onDeleteCancel,
  onRestore,
  pending = null,
  message,
}: ProductDetailProps) {
  const isDialogOpen = confirmingDelete || pending === 'deleting';
  const title = useRef<HTMLHeadingElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  return (
    <AdminPage
      title={<bdi>{product.name}</bdi>}
      titleRef={title}
      back={{ to: listHref, label: 'All clothes' }}
      actions={
        !product.isDeleted && (
          <>
            <Link to={productPath(product)} className={styles.shop}>
              <ExternalIcon size={20} />
              View in the shop
            </Link>
            <Button
              ref={deleteButton}
              size="small"
              variant="secondary"
              onPointerEnter={preloadConfirmDialog}
              onFocus={preloadConfirmDialog}
              onClick={onDelete}
            >
              Delete
            </Button>
            {product.styleId && (
              <ButtonLink size="small" variant="secondary" to={`/admin/styles/${product.styleId}`}>
                Sizes and colors
              </ButtonLink>
            )}
            <ButtonLink size="small" to={`/admin/products/${product.id}/edit`}>
              Edit
            </ButtonLink>
          </>
        )
      }
    >
      {!isDialogOpen && message && <FormError>{message}</FormError>}
      {product.isDeleted && (
        <Notice
          tone="warning"
          action={
            <Button size="compact" variant="secondary" pending={pending === 'restoring'} onClick={onRestore}>
              Restore
            </Button>
          }
        >
          This product is deleted and no longer in the shop. Existing orders are unaffected.
        </Notice>
      )}
      <div data-slot="admin-product" data-state={product.isDeleted ? 'deleted' : 'present'} className={styles.layout}>
        <ProductPictures product={product} />
        <ProductFacts product={product} />
      </div>
      <LazyConfirmDialog
        open={isDialogOpen}
        title={isolated`Are you sure you want to delete ${product.name}?`}
        description="It will be removed from the shop and shown as unavailable in carts. Existing orders are unaffected. You can restore it later."
        confirmLabel="Yes, Delete"
        pending={pending === 'deleting'}
        error={message}
        returnFocus={() => deleteButton.current ?? title.current}
        onConfirm={onDeleteConfirm}
        onCancel={onDeleteCancel}
      />
    </AdminPage>
  );
}

function ProductPictures({ product }: { product: AdminProduct }) {
  const pictures = product.pictures ?? [product.cover ?? product.salesCoverPicture, ...product.subImages];
  return (
    <ul aria-label="Pictures" className={styles.pictures}>
      {pictures.map((picture, index) => {
        const src = typeof picture === 'string' ? picture : picture.src;
        return (
          <li key={src} className={styles.picture}>
            <Picture
              picture={picture}
              alt={typeof picture === 'string' ? `${product.name}, picture ${index + 1}` : undefined}
              sizes={index === 0 ? '(min-width: 1000px) 480px, 92vw' : '(min-width: 1000px) 150px, 23vw'}
              priority={index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}

import { type AdminCollectionDetail, collectionPath, lagosTimeOf, limits, type Picture, slugOf } from '@abs/contract';
import type { CollectionItem } from '@abs/contract/entities';
import { useState } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { SelectField, TextArea, TextField } from '../../components/Field/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FormError } from '../../components/Notice/index.ts';
import { PicturePicker } from '../../components/PicturePicker/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { acceptedPicture } from '../../shop/lib/acceptedPictures.ts';
import type { StyleSearchState } from '../../shop/StyleSearch/index.ts';
import * as styles from './AdminCollectionFormScreen.css.ts';
import { CollectionItems } from './CollectionItems.tsx';

/** A category or collection to be changed; null for a new collection. */
export type AdminCollectionFormState = LookupState<{ collection: AdminCollectionDetail | null }>;

/** The entered values, with times in Lagos time. */
export interface CollectionDraft {
  title: string;
  text: string;
  slug: string;
  startsAt: string;
  endsAt: string;
  isVisible: boolean;
  items: readonly CollectionItem[];
}

export interface AdminCollectionFormScreenProps {
  state: AdminCollectionFormState;
  picture: Picture | null;
  /** The file that is being uploaded. @default null */
  uploading?: { name: string } | null;
  /** Why the last picture was rejected. */
  pictureMessage?: string | null;
  search: StyleSearchState;
  /** The errors of fields by name; `styleIds` is the products. @default {} */
  errors?: Readonly<Record<string, string | undefined>>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The form is being saved. @default false */
  pending?: boolean;
  onFileChosen: (file: File) => void;
  onPictureRemove: () => void;
  onSearch: (text: string) => void;
  onSave: (draft: CollectionDraft) => void;
  /** Loads the collection again after an error. */
  onRetry: () => void;
}

const back = { to: '/admin/collections', label: 'All collections' };

/** A category or collection in the admin area: texts, picture, dates, and a collection's products. */
export function AdminCollectionFormScreen({ state, onRetry, ...form }: AdminCollectionFormScreenProps) {
  const collection = state.status === 'ready' ? state.collection : null;
  const isNew = state.status === 'ready' && collection === null;
  return (
    <AdminPage
      title={isNew ? 'Add collection' : <bdi>{collection?.title ?? 'Collection'}</bdi>}
      back={back}
      actions={collection && <Link to={collectionPath(collection)}>View in the shop</Link>}
    >
      {state.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label="Loading the collection">
          <Skeleton height={480} />
        </div>
      )}
      {state.status === 'error' && <ErrorState dense message={state.message} onRetry={onRetry} />}
      {state.status === 'notFound' && (
        <EmptyState
          dense
          title="Collection not found"
          action={<ButtonLink to={back.to}>See all collections</ButtonLink>}
        >
          It may have been deleted, or the link may be wrong.
        </EmptyState>
      )}
      {state.status === 'ready' && <CollectionForm collection={collection} {...form} />}
    </AdminPage>
  );
}

function draftOf(collection: AdminCollectionDetail | null): CollectionDraft {
  if (!collection) return { title: '', text: '', slug: '', startsAt: '', endsAt: '', isVisible: true, items: [] };
  const { title, text, slug, startsAt, endsAt, isVisible, items } = collection;
  return { ...{ title, text, slug, isVisible, items }, startsAt: lagosTimeOf(startsAt), endsAt: lagosTimeOf(endsAt) };
}

const visibilities = [
  { value: 'shown', label: 'Shown in the shop' },
  { value: 'hidden', label: 'Hidden' },
];

type CollectionFormProps = Omit<AdminCollectionFormScreenProps, 'state' | 'onRetry'> & {
  collection: AdminCollectionDetail | null;
};

function CollectionForm({
  collection,
  picture,
  uploading = null,
  pictureMessage,
  search,
  errors = {},
  message,
  pending = false,
  onFileChosen,
  onPictureRemove,
  onSearch,
  onSave,
}: CollectionFormProps) {
  const [draft, setDraft] = useState(() => draftOf(collection));
  // The slug follows the title until the admin types one.
  const [hasOwnSlug, setHasOwnSlug] = useState(collection !== null);
  const change = (changed: Partial<CollectionDraft>) => setDraft((now) => ({ ...now, ...changed }));
  const isCategory = collection?.kind === 'category';
  return (
    <form
      data-slot="collection-form"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && !uploading) onSave(draft);
      }}
    >
      <FormError>{message}</FormError>
      <TextField
        label="Title"
        value={draft.title}
        error={errors.title}
        maxLength={2 * limits.COLLECTION_TITLE_MAX_LENGTH}
        disabled={pending}
        onChange={({ target }) => change({ title: target.value, ...(!hasOwnSlug && { slug: slugOf(target.value) }) })}
      />
      {!isCategory && (
        <TextField
          label="Address"
          hint={`/collections/${draft.slug || '…'}`}
          value={draft.slug}
          error={errors.slug}
          autoCapitalize="none"
          spellCheck={false}
          disabled={pending}
          onChange={({ target }) => {
            setHasOwnSlug(true);
            change({ slug: target.value });
          }}
        />
      )}
      <TextArea
        label="Text"
        hint="Shown below the title. Optional."
        rows={4}
        value={draft.text}
        error={errors.text}
        disabled={pending}
        onChange={({ target }) => change({ text: target.value })}
      />
      <PicturePicker
        {...acceptedPicture}
        label="Picture"
        max={1}
        items={pickedOf(picture, uploading)}
        error={pictureMessage ?? errors.picture}
        disabled={pending || uploading !== null}
        onFilesChosen={([file]) => file && onFileChosen(file)}
        onRemove={onPictureRemove}
        onRetry={() => {}}
      />
      <WhenFields draft={draft} errors={errors} disabled={pending} onChange={change} />
      {!isCategory && (
        <CollectionItems
          items={draft.items}
          search={search}
          error={errors.styleIds}
          disabled={pending}
          onSearch={onSearch}
          onItemsChange={(items) => change({ items })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" pending={pending} disabled={uploading !== null}>
          {collection ? 'Save' : 'Add collection'}
        </Button>
      </div>
    </form>
  );
}

interface WhenFieldsProps {
  draft: CollectionDraft;
  errors: Readonly<Record<string, string | undefined>>;
  disabled: boolean;
  onChange: (changed: Partial<CollectionDraft>) => void;
}

/** When the collection is in the shop. */
function WhenFields({ draft, errors, disabled, onChange }: WhenFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Starts (Lagos time)"
          type="datetime-local"
          hint="Empty: at once."
          value={draft.startsAt}
          error={errors.startsAt}
          disabled={disabled}
          onChange={({ target }) => onChange({ startsAt: target.value })}
        />
        <TextField
          label="Ends (Lagos time)"
          type="datetime-local"
          hint="Empty: never."
          value={draft.endsAt}
          error={errors.endsAt}
          disabled={disabled}
          onChange={({ target }) => onChange({ endsAt: target.value })}
        />
      </div>
      <SelectField
        label="Visibility"
        options={visibilities}
        value={draft.isVisible ? 'shown' : 'hidden'}
        disabled={disabled}
        onChange={({ target }) => onChange({ isVisible: target.value === 'shown' })}
      />
    </>
  );
}

/** The picture as the picker shows it. */
function pickedOf(picture: Picture | null, uploading: { name: string } | null) {
  if (uploading) return [{ id: 'picture', name: uploading.name, status: 'uploading' as const }];
  return picture ? [{ id: 'picture', name: 'The picture', status: 'done' as const, picture }] : [];
}

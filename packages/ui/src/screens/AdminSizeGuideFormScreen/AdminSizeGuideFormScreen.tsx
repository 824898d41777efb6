import type { AdminSizeGuide, AdminStyle, SizeGuideDraft } from '@abs/contract';
import { useState } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { LookupState } from '../../lib/loadState.ts';
import type { StyleSearchState } from '../../shop/StyleSearch/index.ts';
import * as styles from './AdminSizeGuideFormScreen.css.ts';
import { GuidePreview } from './GuidePreview.tsx';
import { draftOf, previewOf, submittedOf, withoutEmptyRows } from './guideDraft.ts';
import { SizeGuideForm } from './SizeGuideForm.tsx';

/** The guide to change; null for a new one, which belongs to the style if there is one. */
export type AdminSizeGuideFormState = LookupState<{ sizeGuide: AdminSizeGuide | null; style: AdminStyle | null }>;

export interface AdminSizeGuideFormScreenProps {
  state: AdminSizeGuideFormState;
  search: StyleSearchState;
  /** The errors of fields by path, such as `sizes.0.measurements.chest`. @default {} */
  errors?: Readonly<Record<string, string | undefined>>;
  /** The error message for the whole form. */
  message?: string | null;
  /** The form is being saved. @default false */
  pending?: boolean;
  onSearch: (text: string) => void;
  onSave: (draft: SizeGuideDraft) => void;
  /** Loads the guide again after an error. */
  onRetry: () => void;
}

const back = { to: '/admin/size-guides', label: 'All size guides' };

/** A size guide in the admin area: whom it is for, a table of centimeters, texts, and how shoppers see it. */
export function AdminSizeGuideFormScreen({ state, onRetry, ...form }: AdminSizeGuideFormScreenProps) {
  const guide = state.status === 'ready' ? state.sizeGuide : null;
  const isNew = state.status === 'ready' && guide === null;
  return (
    <AdminPage
      title={isNew ? 'Add size guide' : <bdi>{guide?.name ?? 'Size guide'}</bdi>}
      back={back}
      actions={guide?.isForCategory && <Link to={`/size-guide/${guide.category}`}>View in the shop</Link>}
    >
      {state.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label="Loading the size guide">
          <Skeleton height={480} />
        </div>
      )}
      {state.status === 'error' && <ErrorState dense message={state.message} onRetry={onRetry} />}
      {state.status === 'notFound' && (
        <EmptyState
          dense
          title="Size guide not found"
          action={<ButtonLink to={back.to}>See all size guides</ButtonLink>}
        >
          It may have been deleted, or the link may be wrong.
        </EmptyState>
      )}
      {state.status === 'ready' && <GuideEditor guide={guide} style={state.style} {...form} />}
    </AdminPage>
  );
}

type GuideEditorProps = Omit<AdminSizeGuideFormScreenProps, 'state' | 'onRetry'> & {
  guide: AdminSizeGuide | null;
  style: AdminStyle | null;
};

function GuideEditor({ guide, style, pending = false, onSave, ...form }: GuideEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(guide, style));
  const [sentRows, setSentRows] = useState<readonly number[]>(() => draft.sizes.map(({ id }) => id));
  return (
    <div className={styles.parts}>
      <SizeGuideForm
        {...form}
        guide={guide}
        draft={draft}
        sentRows={sentRows}
        pending={pending}
        onDraftChange={setDraft}
        onSubmit={() => {
          if (pending) return;
          const submitted = withoutEmptyRows(draft);
          setDraft(submitted);
          setSentRows(submitted.sizes.map(({ id }) => id));
          onSave(submittedOf(submitted));
        }}
      />
      <GuidePreview guide={previewOf(draft)} />
    </div>
  );
}

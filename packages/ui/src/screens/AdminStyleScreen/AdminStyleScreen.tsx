import type { AdminStyle, AdminStyleColor } from '@abs/contract';
import { Fragment, type ReactNode, useState } from 'react';
import { AdminPage } from '../../components/AdminPage/index.ts';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { EmptyState, ErrorState } from '../../components/EmptyState/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FormError, Notice } from '../../components/Notice/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Heading, Text } from '../../components/Text/index.ts';
import { isolated } from '../../lib/isolated.ts';
import type { LookupState } from '../../lib/loadState.ts';
import { type VariantField, VariantGrid } from '../../shop/VariantGrid/index.ts';
import * as styles from './AdminStyleScreen.css.ts';
import { DuplicateStyle, type StyleDuplication } from './DuplicateStyle.tsx';
import {
  changesOf,
  draftOf,
  keyOf,
  type StyleDraft,
  textIn,
  type VariantDraft,
  withCells,
  withColor,
  withSize,
} from './styleDraft.ts';

/** A style in the admin area: loading, failed, not found, or loaded. */
export type AdminStyleState = LookupState<{ style: AdminStyle }>;

/** The error of a cell. */
export type StyleCellError = { size: string; color: string; field: VariantField; message: string };

export interface AdminStyleScreenProps {
  state: AdminStyleState;
  /** The URL of the list. @default '/admin/products' */
  listHref?: string;
  /** The errors of the last save, by cell. */
  errors?: readonly StyleCellError[];
  /** Why the last save failed. */
  message?: string | null;
  /** The style is being saved. @default false */
  pending?: boolean;
  /** Called with the sizes and colors that changed, as typed. */
  onSave: (variants: VariantDraft[]) => void;
  /** Renders the pictures of a color: a `ColorPictures` with its flow. Without it, the page has none. */
  renderPictures?: (color: AdminStyleColor) => ReactNode;
  /** The form to copy the style. Without it, the style cannot be copied. */
  duplication?: StyleDuplication;
  /** Loads the style again after an error. */
  onRetry: () => void;
}

/** Stock, price and number of all sizes and colors of a style, in one table. */
export function AdminStyleScreen({ state, listHref = '/admin/products', onRetry, ...form }: AdminStyleScreenProps) {
  const title = state.status === 'ready' ? isolated`Sizes and colors of ${state.style.name}` : 'Sizes and colors';
  return (
    <AdminPage title={title} back={{ to: listHref, label: 'All clothes' }}>
      {state.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label="Loading sizes and colors">
          <Skeleton height={320} />
        </div>
      )}
      {state.status === 'error' && <ErrorState dense message={state.message} onRetry={onRetry} />}
      {state.status === 'notFound' && (
        <EmptyState dense title="Style not found" action={<ButtonLink to={listHref}>See all clothes</ButtonLink>}>
          Nothing of this style is on sale, or the link may be wrong.
        </EmptyState>
      )}
      {state.status === 'ready' && <StyleEditor key={state.style.id} style={state.style} {...form} />}
    </AdminPage>
  );
}

/** Changes with each save. */
const savedVersion = ({ variants }: AdminStyle): string => JSON.stringify(variants);

const fields: { value: VariantField; label: string }[] = [
  { value: 'quantity', label: 'Stock' },
  { value: 'price', label: 'Price' },
  { value: 'sku', label: 'SKU' },
];

type StyleEditorProps = Pick<
  AdminStyleScreenProps,
  'errors' | 'message' | 'pending' | 'onSave' | 'duplication' | 'renderPictures'
> & { style: AdminStyle };

function StyleEditor({ duplication, renderPictures, ...form }: StyleEditorProps) {
  const { style } = form;
  const version = savedVersion(style);
  const [edited, setEdited] = useState(() => ({ version, draft: draftOf(style) }));
  // After each save the table starts with the saved values. The pictures keep the choices made in the meantime.
  const draft = edited.version === version ? edited.draft : draftOf(style);
  return (
    <div className={styles.parts}>
      <StyleForm
        {...form}
        key={`form ${version}`}
        draft={draft}
        setDraft={(change) =>
          setEdited((now) => ({ version, draft: change(now.version === version ? now.draft : draftOf(style)) }))
        }
      />
      <StyleSizeGuide style={style} />
      {renderPictures && style.colors && <StylePictures colors={style.colors} renderPictures={renderPictures} />}
      {duplication && (
        <DuplicateStyle
          {...duplication}
          key={`copy ${style.name}`}
          name={style.name}
          isUnsaved={changesOf(style, draft).length > 0}
        />
      )}
    </div>
  );
}

/** Leads to the style's own size guide, or to a new one. */
function StyleSizeGuide({ style: { id, sizeGuideId } }: { style: AdminStyle }) {
  return (
    <section aria-labelledby="style-size-guide" data-slot="style-size-guide" className={styles.part}>
      <Heading level={2} size="lead" id="style-size-guide">
        Size guide
      </Heading>
      <Text tone="muted">
        {sizeGuideId
          ? 'This style has a size guide of its own.'
          : 'Shoppers see the size guide of the category, if there is one.'}
      </Text>
      <Text>
        <Link
          to={sizeGuideId ? `/admin/size-guides/${sizeGuideId}` : `/admin/size-guides/new?style=${id}`}
          className={styles.link}
        >
          {sizeGuideId ? 'Change its size guide' : 'Add a size guide of its own'}
        </Link>
      </Text>
    </section>
  );
}

function StylePictures({
  colors,
  renderPictures,
}: Required<Pick<AdminStyleScreenProps, 'renderPictures'>> & { colors: readonly AdminStyleColor[] }) {
  return (
    <section aria-labelledby="style-pictures" data-slot="style-pictures" className={styles.pictures}>
      <Heading level={2} size="lead" id="style-pictures">
        Pictures
      </Heading>
      <Text tone="muted">All sizes of a color have the same pictures. The first one is the cover.</Text>
      {colors.map((color) => (
        <Fragment key={color.color}>{renderPictures(color)}</Fragment>
      ))}
    </section>
  );
}

interface StyleFormProps extends Omit<StyleEditorProps, 'duplication' | 'renderPictures'> {
  draft: StyleDraft;
  setDraft: (change: (draft: StyleDraft) => StyleDraft) => void;
}

function StyleForm({ style, errors = [], message, pending = false, draft, setDraft, onSave }: StyleFormProps) {
  const [chosenField, setField] = useState<VariantField | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // An error selects its tab until the admin selects another one.
  const field = chosenField ?? errors[0]?.field ?? 'quantity';
  return (
    <form
      data-slot="style-form"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        setField(null);
        setProblem(null);
        onSave(changesOf(style, draft));
      }}
    >
      <FormError>{message}</FormError>
      <Text tone="muted">
        Type into the cells, move with the arrow keys, or paste from a spreadsheet. A new size or color takes its texts
        and pictures from what the style has.
      </Text>
      <Tabs label="What the cells show" tabs={fields} value={field} onChange={setField}>
        <VariantGrid
          sizes={draft.sizes}
          colors={draft.colors}
          field={field}
          textOf={(size, color) => textIn(draft, field, size, color)}
          errorOf={(size, color) =>
            errors.find((error) => error.field === field && keyOf(error.size, error.color) === keyOf(size, color))
              ?.message
          }
          {...(field === 'quantity' && { waitingOf: waitingIn(style) })}
          onChange={(changes) => {
            setProblem(null);
            setDraft((now) => withCells(now, field, changes));
          }}
          onPasteRefused={setProblem}
          disabled={pending}
        />
      </Tabs>
      {isWaitedFor(style) && (
        <Text>
          <Link to={`/admin/restock?search=${encodeURIComponent(style.name)}`} className={styles.link}>
            See what people wait for
          </Link>
        </Text>
      )}
      {problem && <Notice tone="warning">{problem}</Notice>}
      <div className={styles.additions}>
        <Addition label="Another size" button="Add size" onAdd={(size) => setDraft((now) => withSize(now, size))} />
        <Addition
          label="Another color"
          button="Add color"
          onAdd={(color) => setDraft((now) => withColor(now, { color }))}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          Save sizes and colors
        </Button>
      </div>
    </form>
  );
}

const waitingIn = ({ variants }: AdminStyle) => {
  const counts = new Map(variants.map(({ size, color, waiting = 0 }) => [keyOf(size, color), waiting]));
  return (size: string, color: string): number => counts.get(keyOf(size, color)) ?? 0;
};

const isWaitedFor = ({ variants }: AdminStyle): boolean => variants.some(({ waiting = 0 }) => waiting > 0);

/** A field with its own button. Enter also adds the value, and does not save the table. */
function Addition({ label, button, onAdd }: { label: string; button: string; onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  return (
    <div className={styles.addition}>
      <TextField
        label={label}
        value={text}
        autoComplete="off"
        maxLength={60}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" onClick={add}>
        {button}
      </Button>
    </div>
  );
}

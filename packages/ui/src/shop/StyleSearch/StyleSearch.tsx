import { limits } from '@abs/contract';
import type { CollectionItem } from '@abs/contract/entities';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { LoadState } from '../../lib/loadState.ts';
import { StyleItem } from './StyleItem.tsx';
import * as styles from './StyleSearch.css.ts';

/** A search for styles; 'idle' before there is a text. */
export interface StyleSearchState {
  text: string;
  state: { status: 'idle' } | LoadState<{ items: readonly CollectionItem[] }>;
}

export interface StyleSearchProps {
  /** The label of the field. */
  label: string;
  search: StyleSearchState;
  error?: string | undefined;
  /** The styles that are already chosen. */
  chosen: readonly CollectionItem[];
  /** The text of the button next to a style, before and after the style is chosen. @default ['Add', 'Added'] */
  actions?: readonly [choose: string, chosen: string];
  /** No more styles can be chosen. @default false */
  disabled?: boolean;
  onSearch: (text: string) => void;
  onChoose: (item: CollectionItem) => void;
}

/** A search for styles to choose from. */
export function StyleSearch({ label, search, error, onSearch, ...results }: StyleSearchProps) {
  return (
    <div data-slot="style-search" className={styles.root}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        value={search.text}
        error={error}
        maxLength={limits.SEARCH_MAX_LENGTH}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          // Enter would save the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Results state={search.state} {...results} />
    </div>
  );
}

type ResultsProps = Pick<StyleSearchProps, 'chosen' | 'actions' | 'disabled' | 'onChoose'> &
  Pick<StyleSearchState, 'state'>;

function Results({ state, chosen, actions = ['Add', 'Added'], disabled = false, onChoose }: ResultsProps) {
  if (state.status === 'idle') return null;
  if (state.status === 'loading') return <Text role="status">Searching…</Text>;
  if (state.status === 'error') return <Text role="status">{state.message}</Text>;
  if (state.items.length === 0) return <Text role="status">No products found. Try a different or shorter search.</Text>;
  return (
    <ul aria-label="Found products" className={styles.results}>
      {state.items.map((item) => {
        const isChosen = chosen.some(({ styleId }) => styleId === item.styleId);
        const action = actions[isChosen ? 1 : 0];
        return (
          <li key={item.styleId} className={styles.result}>
            <StyleItem item={item} />
            <Button
              size="compact"
              variant="secondary"
              aria-label={`${action}: ${item.name}`}
              disabled={disabled}
              // The focus stays where it is.
              aria-disabled={isChosen || undefined}
              onClick={() => !isChosen && onChoose(item)}
            >
              {action}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

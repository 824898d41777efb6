import { type ComponentProps, useRef } from 'react';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'aria-label' | 'ref'> {
  /** The accessible name and placeholder, such as 'Search products'. */
  label: string;
  /** The current text of the field. */
  value: string;
  /** Called with the new text after each change. */
  onSearch: (value: string) => void;
}

/** A search field that filters a list. It is a search landmark; Escape and the clear button empty it. */
export function SearchField({ label, value, onSearch, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <search data-slot="search-field" className={styles.field}>
      <SearchIcon size={20} className={styles.icon} />
      <input
        dir="auto"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && clear()}
        className={styles.input}
      />
      {value && (
        <IconButton label="Clear search" size="compact" onClick={clear} className={styles.clear}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </search>
  );
}

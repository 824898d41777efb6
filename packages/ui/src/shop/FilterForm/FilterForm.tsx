import { Button } from '../../components/Button/index.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import * as styles from './FilterForm.css.ts';

export interface FilterFormProps extends FilterFieldsProps {
  /** The URL's other parameters, by name, for browsers without script. @default {} */
  kept?: Readonly<Record<string, string>>;
  /** The path of the list, where browsers without script send the form. @default '/shop' */
  action?: string;
}

/**
 * The filters next to the collection. Each choice is applied immediately. Without script they are a form with a submit
 * button.
 */
export function FilterForm({ kept = {}, action = '/shop', ...fields }: FilterFormProps) {
  return (
    <form
      data-slot="filter-form"
      action={action}
      aria-label="Filters"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterFields {...fields} />
      <noscript>
        <Button type="submit" full>
          Show products
        </Button>
      </noscript>
    </form>
  );
}

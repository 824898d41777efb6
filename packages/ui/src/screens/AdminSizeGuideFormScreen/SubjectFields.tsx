import { type AdminSizeGuide, type Category, categories } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { RadioGroup, SelectField } from '../../components/Field/index.ts';
import { Text } from '../../components/Text/index.ts';
import { isolated } from '../../lib/isolated.ts';
import { categoryTitles } from '../../shop/lib/categories.ts';
import { categoryOptions } from '../../shop/lib/categoryOptions.ts';
import { StyleItem, StyleSearch, type StyleSearchState, styleName } from '../../shop/StyleSearch/index.ts';
import * as styles from './AdminSizeGuideFormScreen.css.ts';
import type { FormPartProps } from './formTypes.ts';
import { withSubject } from './guideDraft.ts';

interface SubjectFieldsProps extends FormPartProps {
  /** The guide to change. Its subject cannot be changed. */
  guide: AdminSizeGuide | null;
  search: StyleSearchState;
  onSearch: (text: string) => void;
}

const scopes = [
  { value: 'category', label: 'A whole category' },
  { value: 'style', label: 'One product, in all its sizes and colors' },
] as const;
const titles = categories.map((value) => ({ value, label: categoryTitles[value] }));

/** Whom the guide is for, and which garment it measures. */
export function SubjectFields({ guide, draft, search, errors, disabled, onSearch, onDraftChange }: SubjectFieldsProps) {
  const change = (changed: Parameters<typeof withSubject>[1]) => onDraftChange((now) => withSubject(now, changed));
  const isForCategory = draft.scope === 'category';
  return (
    <>
      {guide ? (
        <Text>{isolated`For ${subjectOf(guide)}.`}</Text>
      ) : (
        <RadioGroup
          label="For"
          name="scope"
          options={scopes}
          value={draft.scope}
          disabled={disabled}
          onChange={(scope) => change({ scope })}
        />
      )}
      {!guide && !isForCategory && draft.style && (
        <div className={styles.chosen}>
          <StyleItem item={draft.style} />
          <Button size="compact" variant="secondary" disabled={disabled} onClick={() => change({ style: null })}>
            Choose another product
          </Button>
        </div>
      )}
      {!guide && !isForCategory && (!draft.style || errors.styleId) && (
        <StyleSearch
          label="Search the product"
          search={search}
          error={errors.styleId}
          chosen={draft.style ? [draft.style] : []}
          actions={['Choose', 'Chosen']}
          disabled={disabled}
          onSearch={onSearch}
          onChoose={(style) => change({ style })}
        />
      )}
      {!guide?.isForCategory && (
        <SelectField
          label={isForCategory ? 'Category' : 'Garment'}
          options={isForCategory ? titles : categoryOptions}
          value={draft.category}
          error={errors.category}
          disabled={disabled}
          onChange={({ target }) => change({ category: target.value as Category })}
        />
      )}
    </>
  );
}

function subjectOf({ isForCategory, category, styles: items }: AdminSizeGuide): string {
  if (isForCategory) return `all ${categoryTitles[category]} that have no guide of their own`;
  return items.map(styleName).join(', ') || 'no product';
}

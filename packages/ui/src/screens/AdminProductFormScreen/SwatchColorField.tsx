import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Field } from '../../components/Field/index.ts';
import { Swatch } from '../../components/Swatch/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { swatchPaint } from '../../lib/swatchColor.ts';
import { unchosen } from '../../theme/fixedColors.ts';
import * as styles from './AdminProductFormScreen.css.ts';

export interface SwatchColorFieldProps {
  /** The field's name in the form. */
  name: string;
  error?: string;
  /** `#rrggbb`, or '' if none is chosen. */
  value: string;
  /** The color's name, which the swatch shows. */
  color: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The optional color of the swatch. A native color input always has a value, so a button clears it. */
export function SwatchColorField({ name, error, value, color, disabled, onChange }: SwatchColorFieldProps) {
  const id = useId();
  const colorFromName = swatchPaint(color);
  return (
    <Field
      label="Swatch color"
      error={error}
      hint={value ? undefined : colorFromName ? 'Set from the color’s name until you choose one.' : 'Optional.'}
    >
      {(control) => (
        <div className={styles.swatch}>
          <input
            {...control}
            type="color"
            name={name}
            value={value || colorFromName || unchosen}
            disabled={disabled}
            aria-describedby={
              [control['aria-describedby'], value && `${id}-value`].filter(Boolean).join(' ') || undefined
            }
            className={styles.colorInput}
            onChange={(event) => onChange(event.target.value)}
          />
          {color.trim() && <Swatch color={color} colorHex={value || undefined} />}
          {value && (
            <>
              <VisuallyHidden id={`${id}-value`}>{value}</VisuallyHidden>
              <Button size="compact" variant="quiet" disabled={disabled} onClick={() => onChange('')}>
                Clear swatch
              </Button>
            </>
          )}
        </div>
      )}
    </Field>
  );
}

import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { FieldError } from '../Field/index.ts';
import { type Entry, enterDigits, removeDigit } from './enterDigits.ts';
import * as styles from './OtpInput.css.ts';

const LENGTH = 4;

export interface OtpInputHandle {
  /** Focuses the input of a digit, counted from 0. @default 0 */
  focus: (digit?: number) => void;
}

export interface OtpInputProps {
  /** The accessible name of the group. @default '4-digit code' */
  label?: string;
  /** The entered digits, without gaps: '' to '1234'. */
  value: string;
  /** Called with the digits after each entry, paste or removal. */
  onChange: (value: string) => void;
  /** What is wrong with the code. Marks every input as invalid. */
  error?: string | null;
  /** A handle to move focus into the inputs. */
  ref?: Ref<OtpInputHandle>;
}

/**
 * A one-time code of four digits, with one input each. A paste or the phone's suggestion fills all inputs. Arrow keys
 * move between them; Backspace moves back.
 */
export function OtpInput({ label = '4-digit code', value, onChange, error, ref }: OtpInputProps) {
  const id = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (digit = 0) => inputs.current[digit]?.focus();
  useImperativeHandle(ref, () => ({ focus }));

  const enter = ({ code, next }: Entry) => {
    if (code !== value) onChange(code);
    focus(next);
    // An input that keeps focus would otherwise leave its digit unselected.
    inputs.current[next]?.select();
  };
  const press = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const goTo = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: LENGTH - 1 }[event.key];
    if (goTo !== undefined) focus(Math.max(0, Math.min(goTo, LENGTH - 1)));
    else if (event.key === 'Backspace') enter(removeDigit(value, at));
    // Typing the same digit again would fire no change event.
    else if (/^\p{Nd}$/u.test(event.key) && !event.metaKey && !event.ctrlKey && !event.altKey)
      enter(enterDigits(value, at, event.key, LENGTH));
    else return;
    event.preventDefault();
  };

  return (
    <fieldset
      data-slot="otp-input"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles.group}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div data-slot="otp-digits" className={styles.digits}>
        {Array.from({ length: LENGTH }, (_, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its index.
            key={at}
            ref={(input) => {
              inputs.current[at] = input;
            }}
            className={styles.digit}
            aria-label={`Digit ${at + 1} of ${LENGTH}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            // No maxLength: it would cut off a code that the phone fills in.
            autoComplete="one-time-code"
            enterKeyHint="go"
            value={value[at] ?? ''}
            onChange={(event) => enter(enterDigits(value, at, event.target.value, LENGTH))}
            onPaste={(event) => {
              event.preventDefault();
              enter(enterDigits(value, at, event.clipboardData.getData('text') || ' ', LENGTH));
            }}
            onKeyDown={press(at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

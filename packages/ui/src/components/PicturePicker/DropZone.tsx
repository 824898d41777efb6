import { cx } from 'class-variance-authority';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.variants.ts';
import { UploadIcon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PicturePicker.css.ts';

export interface DropZoneProps {
  /** The id of the input. `-label` and `-error` after it are the ids of the picker's label and error. */
  id: string;
  inputRef: Ref<HTMLInputElement>;
  /** The field's name in the form. */
  name: string | undefined;
  /** The number of chosen pictures. */
  count: number;
  /** The maximum number of pictures. */
  max: number;
  accept: string;
  /** Which files are accepted. */
  hint: ReactNode;
  /** Files are being dragged over the picker. */
  isOver: boolean;
  isInvalid: boolean;
  disabled: boolean;
  onFilesChosen: (files: File[]) => void;
}

/** The place to drop files, with a button that opens the device's file dialog. */
export function DropZone({
  id,
  inputRef,
  name,
  count,
  max,
  accept,
  hint,
  isOver,
  isInvalid,
  disabled,
  onFilesChosen,
}: DropZoneProps) {
  const single = max === 1;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Allows the same file to be chosen again after it was removed.
    currentTarget.value = '';
    if (files.length > 0) onFilesChosen(files);
  };
  return (
    <div
      data-slot="drop-zone"
      data-state={isOver ? 'over' : undefined}
      data-invalid={isInvalid ? '' : undefined}
      className={cx(styles.zone, (single || count === 0) && styles.tall)}
    >
      <UploadIcon />
      <Text size="small">{zoneText(isOver, single, !single && count >= max, max)}</Text>
      <span className={styles.choose}>
        <input
          ref={inputRef}
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={!single}
          disabled={disabled}
          aria-labelledby={`${id}-choose ${id}-label`}
          aria-describedby={`${id}-hint${isInvalid ? ` ${id}-error` : ''}`}
          aria-invalid={isInvalid || undefined}
          className={styles.input}
          onChange={choose}
        />
        <span id={`${id}-choose`} className={button({ variant: 'secondary', size: 'small', className: styles.button })}>
          {single ? (count > 0 ? 'Replace picture' : 'Choose picture') : 'Choose pictures'}
        </span>
      </span>
      <Text size="small" id={`${id}-hint`}>
        {hint}
      </Text>
    </div>
  );
}

function zoneText(over: boolean, single: boolean, full: boolean, max: number): string {
  if (over) return single ? 'Drop to use this picture' : 'Drop to add these pictures';
  if (full) return `All ${max} places are taken: remove a picture to add another`;
  return single ? 'Drag a picture here, or' : 'Drag pictures here, or';
}

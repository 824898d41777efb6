import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useFocusKeeper } from '../../lib/useFocusKeeper.ts';
import { displayIndexOf, useReorder } from '../../lib/useReorder.ts';
import { FieldError } from '../Field/index.ts';
import { Notice } from '../Notice/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { DropZone } from './DropZone.tsx';
import * as styles from './PicturePicker.css.ts';
import { type PickedPicture, PictureTile } from './PictureTile.tsx';
import { useFileDrop } from './useFileDrop.ts';

/** A rejected file, and why it was rejected. */
export interface RefusedFile {
  name: string;
  message: string;
}

export interface PicturePickerProps {
  /** The label of the group. */
  label: ReactNode;
  /** The field's name in the form. */
  name?: string;
  /** The chosen pictures, in order. */
  items: readonly PickedPicture[];
  /** The maximum number of pictures. With 1, a new picture replaces the old one. */
  max: number;
  /** The types of files to choose from, in the syntax of the `accept` attribute. */
  accept: string;
  /** Which files are accepted, in words. */
  hint: ReactNode;
  /** The rejected files of the last choice. */
  refused?: readonly RefusedFile[];
  /** The error message for the whole field. */
  error?: ReactNode;
  /** Disables all controls. @default false */
  disabled?: boolean;
  /** Called with all files that were chosen or dropped, before validation. */
  onFilesChosen: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Called with the picture's new index, from 0. Without it the order is fixed. */
  onMove?: (id: string, toIndex: number) => void;
  /** Called to use a picture as the cover. Without it the button is not shown. */
  onMakeCover?: (id: string) => void;
  /** Called to upload a failed file again. */
  onRetry: (id: string) => void;
}

/** The upload progress of all pictures, in a few words. */
function summary(items: readonly PickedPicture[]): string {
  const count = (status: PickedPicture['status']) => items.filter((item) => item.status === status).length;
  const failed = count('failed');
  const unfinished = count('waiting') + count('uploading');
  return [
    unfinished > 0 && `Uploading: ${count('done')} of ${items.length - failed} done`,
    failed > 0 && `${failed} not uploaded`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A field for pictures from the device: choose or drop files, see them upload, and sort them. */
export function PicturePicker({
  label,
  name,
  items,
  max,
  accept,
  hint,
  refused = [],
  error,
  disabled = false,
  onFilesChosen,
  onRemove,
  onMove,
  onMakeCover,
  onRetry,
}: PicturePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const keepFocus = useFocusKeeper(input);
  const drop = useFileDrop(onFilesChosen, disabled);
  const single = max === 1;

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item) return;
    setAnnouncement(`${item.name} is now ${to + 1} of ${items.length}.`);
    onMove?.(item.id, to);
  };
  const { drag, getDragProps } = useReorder(list, onMove && !disabled && items.length > 1 ? move : undefined);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share a line with the count.
    <div role="group" aria-labelledby={`${id}-label`} data-slot="picture-picker" className={styles.picker}>
      <PickerHead id={`${id}-label`} label={label} items={items} max={max} />
      <div className={cx(styles.body, single && styles.single)} {...drop.props}>
        {items.length > 0 && (
          <ol
            ref={list}
            aria-labelledby={`${id}-label`}
            className={cx(styles.tiles, single && styles.only)}
            {...keepFocus}
          >
            {items.map((item, index) => {
              const place = displayIndexOf(index, drag);
              return (
                <li key={item.id} style={drag ? { order: place } : undefined} {...getDragProps(index)}>
                  <PictureTile
                    item={item}
                    index={index}
                    place={place}
                    total={items.length}
                    held={drag?.from === index}
                    disabled={disabled}
                    onMove={onMove && ((to) => move(index, to))}
                    onMakeCover={onMakeCover && (() => onMakeCover(item.id))}
                    onRemove={() => {
                      setAnnouncement(`${item.name} removed.`);
                      onRemove(item.id);
                    }}
                    onRetry={() => onRetry(item.id)}
                  />
                </li>
              );
            })}
          </ol>
        )}
        <DropZone
          id={id}
          inputRef={input}
          name={name}
          count={items.length}
          max={max}
          accept={accept}
          hint={hint}
          isOver={drop.isOver}
          isInvalid={Boolean(error)}
          disabled={disabled}
          onFilesChosen={onFilesChosen}
        />
      </div>
      {refused.length > 0 && <RefusedFiles files={refused} />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}

/** The label, the upload progress and the number of pictures. */
function PickerHead({ id, label, items, max }: { id: string } & Pick<PicturePickerProps, 'label' | 'items' | 'max'>) {
  return (
    <div className={styles.head}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.count}>
        <span role="status">{summary(items)}</span>
        {max > 1 && <span>{`${items.length} of ${max}`}</span>}
      </span>
    </div>
  );
}

function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <Notice tone="warning">
      <span>{files.length === 1 ? 'This file wasn’t added:' : 'These files weren’t added:'}</span>
      <ul className={styles.refused}>
        {files.map((file) => (
          <li key={file.name}>
            <strong dir="auto" className={styles.file}>
              {file.name}
            </strong>
            <span>{`: ${file.message}`}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

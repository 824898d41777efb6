import { limits } from '@abs/contract';
import { Button } from '../../components/Button/index.ts';
import { PicturePicker, type PicturePickerProps } from '../../components/PicturePicker/index.ts';
import { Text } from '../../components/Text/index.ts';
import { isolated } from '../../lib/isolated.ts';
import { acceptedPictures } from '../../shop/lib/acceptedPictures.ts';
import * as styles from './AdminStyleScreen.css.ts';

export interface ColorPicturesProps
  extends Pick<PicturePickerProps, 'items' | 'refused' | 'onFilesChosen' | 'onRemove' | 'onRetry'> {
  /** The color whose pictures they are. */
  color: string;
  /** The error of the pictures, or why saving failed. */
  message?: string | null;
  /** The running action: uploads that saving waits for, or saving. @default null */
  pending?: 'uploading' | 'saving' | null;
  /** Called with the picture's new index, from 0. The first is the cover. */
  onMove: (id: string, toIndex: number) => void;
  onSave: () => void;
  /** Stops waiting for the uploads. */
  onSaveCancel: () => void;
}

/** The pictures of one color, which all its sizes share. */
export function ColorPictures({
  color,
  message,
  pending = null,
  onMove,
  onSave,
  onSaveCancel,
  ...picker
}: ColorPicturesProps) {
  return (
    <div data-slot="color-pictures" data-state={pending ?? 'editing'} className={styles.color}>
      <PicturePicker
        {...acceptedPictures}
        {...picker}
        label={isolated`Pictures of ${color}`}
        max={limits.PICTURES_MAX}
        error={message}
        disabled={pending === 'saving'}
        onMove={onMove}
        onMakeCover={(id) => onMove(id, 0)}
      />
      <div className={styles.actions}>
        <Button variant="secondary" pending={pending !== null} onClick={() => pending === null && onSave()}>
          {pending === 'uploading' ? 'Waiting for uploads' : isolated`Save pictures of ${color}`}
        </Button>
        {pending === 'uploading' && (
          <Button variant="quiet" onClick={onSaveCancel}>
            Keep editing
          </Button>
        )}
      </div>
      {pending === 'uploading' && (
        <Text size="small" tone="muted" role="status">
          We’ll save them as soon as all pictures have uploaded.
        </Text>
      )}
    </div>
  );
}

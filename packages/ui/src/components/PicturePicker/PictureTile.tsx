import { cx } from 'class-variance-authority';
import { formatFileSize } from '../../lib/fileSize.ts';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { Button } from '../Button/index.ts';
import { AlertIcon, ArrowLeftIcon, ArrowRightIcon, CloseIcon, GripIcon, PictureIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Picture } from '../Picture/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as styles from './PictureTile.css.ts';

/** A chosen file that is being uploaded, or a picture that is already on the server. */
export interface PickedPicture {
  id: string;
  /** The file's name. */
  name: string;
  /** The size in bytes. Missing for a picture that was uploaded earlier. */
  size?: number;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** The uploaded share, from 0 to 1, while uploading. */
  progress?: number;
  /** Why the upload failed. */
  message?: string;
  /** The picture on the server. */
  picture?: PictureFile | string;
  /** An object URL of the chosen file. It is valid until the page is closed. */
  previewUrl?: string;
}

export interface PictureTileProps {
  item: PickedPicture;
  /** The index in the list. */
  index: number;
  /** The index at which the tile shows during a drag. */
  place: number;
  /** The number of pictures. A single one cannot be moved. */
  total: number;
  held: boolean;
  disabled: boolean;
  onMove?: (toIndex: number) => void;
  onMakeCover?: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

const statusText = ({ status, progress = 0, size }: PickedPicture) => {
  if (status === 'waiting') return 'Waiting';
  if (status === 'uploading') return `${Math.round(progress * 100)} %`;
  if (status === 'failed') return 'Not uploaded';
  return size === undefined ? 'Uploaded' : formatFileSize(size);
};

/** One picture of a picker: preview, upload status and controls. */
export function PictureTile(props: PictureTileProps) {
  const { item, place, total, held, disabled, onMove, onRemove } = props;
  const { name, status } = item;
  const movable = onMove !== undefined && total > 1;
  return (
    <div data-slot="picture-tile" data-status={status} data-state={held ? 'held' : undefined} className={styles.tile}>
      <div className={styles.frame} data-grip={movable && !disabled ? 'mouse' : undefined}>
        <Preview item={item} />
        {movable && (
          <span aria-hidden="true" data-grip={disabled ? undefined : 'touch'} className={styles.handle}>
            <GripIcon size={16} strokeWidth={2.5} />
            <span>{place + 1}</span>
          </span>
        )}
        <IconButton
          size="compact"
          label={`Remove ${name}`}
          disabled={disabled}
          className={styles.remove}
          onClick={onRemove}
        >
          <CloseIcon size={20} />
        </IconButton>
        {status === 'uploading' && (
          <div className={styles.progress}>
            <ProgressBar label={`Uploading ${name}`} value={item.progress ?? 0} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <p dir="auto" className={styles.name} title={name}>
          {name}
        </p>
        <p data-state={status} className={styles.state}>
          {statusText(item)}
        </p>
      </div>
      <TileButtons {...props} />
    </div>
  );
}

function TileButtons({ item, index, total, disabled, onMove, onMakeCover, onRetry }: PictureTileProps) {
  const { name, status } = item;
  const move = (toIndex: number) => {
    if (toIndex >= 0 && toIndex < total) onMove?.(toIndex);
  };
  return (
    <div className={styles.buttons}>
      {onMove && total > 1 && (
        <>
          <IconButton
            size="compact"
            label={`Move ${name} earlier`}
            aria-disabled={index === 0 || undefined}
            disabled={disabled}
            onClick={() => move(index - 1)}
          >
            <ArrowLeftIcon size={20} />
          </IconButton>
          <IconButton
            size="compact"
            label={`Move ${name} later`}
            aria-disabled={index === total - 1 || undefined}
            disabled={disabled}
            onClick={() => move(index + 1)}
          >
            <ArrowRightIcon size={20} />
          </IconButton>
        </>
      )}
      {onMakeCover && status === 'done' && (
        <IconButton size="compact" label={`Use ${name} as cover`} disabled={disabled} onClick={onMakeCover}>
          <PictureIcon size={20} />
        </IconButton>
      )}
      {status === 'failed' && (
        <Button
          size="compact"
          variant="quiet"
          aria-label={`Try again: ${name}`}
          disabled={disabled}
          className={styles.retry}
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
    </div>
  );
}

/** The picture, a placeholder for it, or why it was not uploaded. */
function Preview({ item: { name, status, message, picture, previewUrl } }: { item: PickedPicture }) {
  if (status === 'failed') {
    return (
      <div className={styles.refused}>
        <AlertIcon size={20} className={styles.refusedIcon} />
        <p>{message}</p>
      </div>
    );
  }
  // The local file shows immediately; the server's version would have to load.
  const shown = previewUrl ?? picture;
  if (!shown) {
    return (
      <div className={styles.blank}>
        <PictureIcon size={32} />
      </div>
    );
  }
  return <Picture picture={shown} alt={name} sizes="176px" className={cx(status !== 'done' && styles.unfinished)} />;
}

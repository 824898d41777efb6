import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { savesData } from '../../lib/savesData.ts';
import { useModal } from '../../lib/useModal.ts';
import { useSnapTrack } from '../../lib/useSnapTrack.ts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useBackToClose } from '../OverlayHistory/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PictureViewer.css.ts';
import { useZoom, type Zoom } from './useZoom.ts';
import { ViewerSlide } from './ViewerSlide.tsx';
import { FITTED, ZOOM_STEP } from './zoomGeometry.ts';

export interface PictureViewerProps {
  open: boolean;
  /** All pictures, in the order of the page. */
  pictures: (PictureFile | string)[];
  /** The subject of the pictures: the viewer's name, and the alternative text of pictures without their own. */
  name: string;
  /** The index of the picture that is shown. */
  index: number;
  /**
   * The width at which the page shows the pictures, as in `sizes` of Picture. Their files of this width are already
   * loaded.
   * @default '100vw'
   */
  sizes?: string;
  /** Called with the index of another picture. */
  onPictureSelect: (index: number) => void;
  /** Called on Escape, Back and the close button. */
  onCancel: () => void;
  /** Returns the element to focus after closing; by default the element focused before opening. */
  returnFocus?: () => HTMLElement | null | undefined;
}

/**
 * Shows pictures over the whole window. Pinch, double tap, wheel, buttons and keys zoom. The large file of a picture
 * loads once the picture is shown, or on request if the visitor saves data. It is a native modal dialog. Load it
 * lazily.
 */
export function PictureViewer({
  open,
  pictures,
  name,
  index,
  sizes,
  onPictureSelect,
  onCancel,
  returnFocus,
}: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const handleClose = useModal(dialog, open, onCancel, closeButton);
  useBackToClose(open, () => {
    onCancel();
    return true;
  });
  return (
    <dialog
      data-slot="picture-viewer"
      aria-label={`Pictures of ${name}`}
      ref={dialog}
      className={styles.viewer}
      onClose={() => {
        handleClose();
        returnFocus?.()?.focus({ preventScroll: true });
      }}
    >
      {open && (
        <ViewerContent
          pictures={pictures}
          name={name}
          index={index}
          sizes={sizes}
          onPictureSelect={onPictureSelect}
          onCancel={onCancel}
          closeButton={closeButton}
        />
      )}
    </dialog>
  );
}

interface ViewerContentProps
  extends Pick<PictureViewerProps, 'pictures' | 'name' | 'index' | 'onPictureSelect' | 'onCancel'> {
  sizes: string | undefined;
  closeButton: RefObject<HTMLButtonElement | null>;
}

/** A separate component, so that its state resets each time the dialog opens. */
function ViewerContent({
  pictures,
  name,
  index,
  sizes = '100vw',
  onPictureSelect,
  onCancel,
  closeButton,
}: ViewerContentProps) {
  const track = useRef<HTMLDivElement>(null);
  const zoom = useZoom(track, index);
  useSnapTrack(track, index, onPictureSelect);
  const altOf = (picture: PictureFile | string) => (typeof picture === 'string' ? name : picture.alt || name);
  const select = (next: number) => {
    if (next !== index && next >= 0 && next < pictures.length) onPictureSelect(next);
  };
  const press = useViewerKeys(zoom, { onStep: (by) => select(index + by), onCancel });
  const picture = pictures[index];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys work from every control inside, as shortcuts.
    <div className={styles.content} onKeyDown={press}>
      <p role="status" className={styles.counter}>
        {pictures.length > 1 && (
          <>
            <VisuallyHidden>Picture </VisuallyHidden>
            <span>{`${index + 1} of ${pictures.length}`}</span>
            <VisuallyHidden>{`: ${picture === undefined ? name : altOf(picture)}`}</VisuallyHidden>
          </>
        )}
      </p>
      <IconButton ref={closeButton} label="Close" className={styles.close} onClick={onCancel}>
        <CloseIcon />
      </IconButton>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={track}
        role="group"
        aria-label="Picture"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard.
        tabIndex={0}
        data-slot="viewer-track"
        data-state={zoom.zoomed ? 'zoomed' : 'fitted'}
        className={styles.track}
      >
        {pictures.map((one, place) => (
          <ViewerSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: a product can have the same picture twice, and the order stays.
            key={place}
            picture={one}
            alt={altOf(one)}
            sizes={sizes}
            current={place === index}
            near={Math.abs(place - index) <= (savesData() ? 0 : 1)}
            zoom={place === index ? zoom : { ...zoom, view: FITTED, smooth: false }}
          />
        ))}
      </div>
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <IconButton
            label="Previous picture"
            className={styles.previous}
            aria-disabled={index === 0 || undefined}
            onClick={() => select(index - 1)}
          >
            <ArrowLeftIcon />
          </IconButton>
        )}
        <ZoomControls zoom={zoom} />
        {pictures.length > 1 && (
          <IconButton
            label="Next picture"
            className={styles.next}
            aria-disabled={index === pictures.length - 1 || undefined}
            onClick={() => select(index + 1)}
          >
            <ArrowRightIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** For people who cannot pinch. */
function ZoomControls({ zoom }: { zoom: Zoom }) {
  return (
    <div className={styles.zoom}>
      <IconButton label="Zoom out" aria-disabled={!zoom.zoomed || undefined} onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}>
        <MinusIcon />
      </IconButton>
      <span role="status" className={styles.level}>
        <VisuallyHidden>Zoom </VisuallyHidden>
        <span>{`${Math.round(zoom.view.scale * 100)}%`}</span>
      </span>
      <IconButton label="Zoom in" aria-disabled={zoom.atMost || undefined} onClick={() => zoom.zoomBy(ZOOM_STEP)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}

/** How far an arrow key moves a zoomed picture: a fifth of the visible part. */
const PAN_PART = 0.2;

interface ViewerKeysOptions extends Pick<PictureViewerProps, 'onCancel'> {
  /** Called with 1 or -1 by an arrow key, while the picture is fitted. */
  onStep: (by: 1 | -1) => void;
}

/** The keys of the viewer, as a handler. */
function useViewerKeys(zoom: Zoom, { onStep, onCancel }: ViewerKeysOptions) {
  const pan = (x: number, y: number) => () => zoom.panByParts(x * PAN_PART, y * PAN_PART);
  const zoomIn = () => zoom.zoomBy(ZOOM_STEP);
  const zoomOut = () => zoom.zoomBy(1 / ZOOM_STEP);
  const always: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': zoom.fit,
    Escape: onCancel,
  };
  const arrows: Record<string, () => void> = zoom.zoomed
    ? { ArrowLeft: pan(1, 0), ArrowRight: pan(-1, 0), ArrowUp: pan(0, 1), ArrowDown: pan(0, -1) }
    : { ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) };
  return (event: KeyboardEvent) => {
    // Keys with a modifier belong to the browser, for example to zoom the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = always[event.key] ?? arrows[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

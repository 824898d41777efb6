import type { Picture as PictureData } from '@abs/contract';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { PlusIcon } from '../../components/Icon/index.ts';
import { lazyDialog, useLazy } from '../../components/LazyPart/index.ts';
import { Picture } from '../../components/Picture/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { largestFile } from '../../lib/largestFile.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import * as styles from './ProductScreen.css.ts';

export interface ProductGalleryProps {
  /** All pictures, cover first. */
  pictures: (PictureData | string)[];
  /** The product's name, as alternative text for pictures without their own. */
  name: string;
  /** The index of the main picture. */
  chosen: number;
  /** Called with the index of the new main picture. */
  onPictureSelect: (index: number) => void;
}

const loadViewer = async () => (await import('../../components/PictureViewer/index.ts')).PictureViewer;
const PictureViewer = lazyDialog(loadViewer);
const preloadViewer = () => {
  // Opening the viewer shows the failure.
  loadViewer().catch(() => {});
};

const swipe = { load: async () => (await import('./GallerySwipe.ts')).GallerySwipe };

const mainSizes = `(min-width: ${breakpoints.navigation}px) 50vw, 100vw`;

/** While one of these keys is held, a link opens in a new tab or window. */
const opensElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * The main picture, in a row that people swipe, and thumbnails to change it. A press opens the picture to zoom. All of
 * them are links, so that they work before the script has loaded: the main picture links to its largest file.
 */
export function ProductGallery({ pictures, name, chosen, onPictureSelect }: ProductGalleryProps) {
  const [zooming, setZooming] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const main = pictures[chosen] ?? pictures[0];
  if (!main) return null;
  const index = pictures[chosen] ? chosen : 0;
  const altOf = (picture: PictureData | string) => (typeof picture === 'string' ? name : picture.alt || name);
  const thumbnailSizes = `(min-width: ${breakpoints.navigation}px) 80px, ${Math.ceil(100 / pictures.length)}vw`;
  return (
    <div data-slot="product-gallery" className={styles.gallery}>
      <GalleryTrack
        track={track}
        pictures={pictures}
        altOf={altOf}
        index={index}
        onPictureSelect={onPictureSelect}
        onZoom={() => setZooming(true)}
      />
      {pictures.length > 1 && (
        <ul aria-label="Pictures" className={styles.thumbnails}>
          {pictures.map((picture, place) => (
            <li key={typeof picture === 'string' ? picture : picture.src}>
              <a
                href={`?picture=${place + 1}`}
                rel="nofollow"
                className={styles.thumbnail}
                aria-label={`Picture ${place + 1} of ${pictures.length}: ${altOf(picture)}`}
                aria-current={place === index}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  onPictureSelect(place);
                }}
              >
                <Picture picture={picture} alt="" sizes={thumbnailSizes} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <PictureViewer
        open={zooming}
        pictures={pictures}
        name={name}
        index={index}
        sizes={mainSizes}
        onPictureSelect={onPictureSelect}
        onCancel={() => setZooming(false)}
        // Another picture may be the main one by now.
        returnFocus={() => track.current?.querySelector<HTMLElement>(':scope > :not([inert]) > a')}
      />
    </div>
  );
}

interface GalleryTrackProps extends Pick<ProductGalleryProps, 'pictures' | 'onPictureSelect'> {
  track: RefObject<HTMLDivElement | null>;
  altOf: (picture: PictureData | string) => string;
  index: number;
  onZoom: () => void;
}

/**
 * The main picture, in a row with the others once it can be swiped. A page from the server contains only the main
 * picture.
 */
function GalleryTrack({ track, pictures, altOf, index, onPictureSelect, onZoom }: GalleryTrackProps) {
  const { value: GallerySwipe } = useLazy(swipe, pictures.length > 1);
  const [touched, setTouched] = useState(false);
  return (
    <div ref={track} data-slot="gallery-track" className={styles.track}>
      {pictures.map((picture, place) =>
        place === index || GallerySwipe ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product can have the same picture twice, and the order stays.
          <div key={place} inert={place !== index} className={styles.slide}>
            {Math.abs(place - index) <= Number(touched) && (
              <MainPicture picture={picture} alt={altOf(picture)} first={place === 0} onZoom={onZoom} />
            )}
          </div>
        ) : null,
      )}
      {GallerySwipe && (
        <GallerySwipe track={track} index={index} onPictureSelect={onPictureSelect} onTouch={() => setTouched(true)} />
      )}
    </div>
  );
}

interface MainPictureProps {
  picture: PictureData | string;
  alt: string;
  first: boolean;
  onZoom: () => void;
}

function MainPicture({ picture, alt, first, onZoom }: MainPictureProps) {
  const image = <Picture picture={picture} alt={alt} sizes={mainSizes} priority={first} className={styles.main} />;
  const url = largestFile(picture);
  if (!url) return image;
  return (
    <a
      href={url}
      aria-haspopup="dialog"
      className={styles.zoomLink}
      onPointerEnter={preloadViewer}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onZoom();
      }}
    >
      <VisuallyHidden>Zoom: </VisuallyHidden>
      {image}
      <span className={styles.zoomMark}>
        <PlusIcon size={20} />
      </span>
    </a>
  );
}

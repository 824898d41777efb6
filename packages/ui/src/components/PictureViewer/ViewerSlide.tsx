import { type CSSProperties, useRef, useState } from 'react';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';
import { Picture } from '../Picture/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './PictureViewer.css.ts';
import { useGestures } from './useGestures.ts';
import { type LargeFileStatus, useLargeFile } from './useLargeFile.ts';
import type { Zoom } from './useZoom.ts';

/** The aspect ratio of the shop's own pictures, used until the picture's own ratio is known. */
const USUAL_RATIO = 4 / 5;

interface ViewerSlideProps {
  picture: PictureFile | string;
  alt: string;
  /** The width at which the page shows the picture, so that the viewer first uses the same file. */
  sizes: string;
  /** The picture is the current one. */
  current: boolean;
  /** The picture is next to the current one, and may load. */
  near: boolean;
  zoom: Pick<Zoom, 'view' | 'smooth' | 'measure' | 'change'>;
}

/**
 * One picture of the row: the file that the page has already loaded, and over it the large file once that has loaded.
 */
export function ViewerSlide({ picture, alt, sizes, current, near, zoom }: ViewerSlideProps) {
  const { view, smooth, measure, change } = zoom;
  const surface = useRef<HTMLDivElement>(null);
  const gestures = useGestures(surface, { view, measure, onViewChange: change });
  const [wasNear, setWasNear] = useState(near);
  if (near && !wasNear) setWasNear(true);
  const [loadedRatio, setLoadedRatio] = useState(USUAL_RATIO);
  const details = typeof picture === 'string' ? null : picture;
  const ratio = details && details.width > 0 && details.height > 0 ? details.width / details.height : loadedRatio;
  const large = useLargeFile(picture, current);
  const sheet = {
    '--picture-ratio': ratio,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
  } as CSSProperties;
  return (
    <div data-slot="viewer-slide" inert={!current} className={styles.slide}>
      <div
        ref={surface}
        data-slot="zoom-surface"
        data-state={view.scale > 1 ? 'zoomed' : 'fitted'}
        className={styles.surface}
        {...gestures}
      >
        <div data-slot="zoom-sheet" data-state={smooth ? 'moving' : 'held'} className={styles.sheet} style={sheet}>
          {(wasNear || near) && (
            <Picture
              picture={picture}
              alt={alt}
              sizes={sizes}
              ratio="fill"
              onLoadCapture={({ target }) => {
                if (target instanceof HTMLImageElement && target.naturalHeight > 0) {
                  setLoadedRatio(target.naturalWidth / target.naturalHeight);
                }
              }}
            />
          )}
          {(large.status === 'loading' || large.status === 'loaded') && (
            <picture key={large.attempt}>
              <source type="image/avif" srcSet={large.url} />
              <img
                src={large.fallback}
                alt=""
                decoding="async"
                data-state={large.status}
                className={styles.large}
                onLoad={large.onLoad}
                onError={large.onError}
              />
            </picture>
          )}
        </div>
      </div>
      {current && <LargeFileNote status={large.status} onLoad={large.load} />}
    </div>
  );
}

/** The state of the large file, and the action for it. */
function LargeFileNote({ status, onLoad }: { status: LargeFileStatus; onLoad: () => void }) {
  switch (status) {
    case 'offered':
      return (
        <div className={styles.note}>
          <Button variant="secondary" size="small" className={styles.load} onClick={onLoad}>
            Load the large picture
          </Button>
        </div>
      );
    case 'loading':
      return (
        <div role="status" className={styles.note}>
          <span className={styles.loading}>
            <Spinner />
            Loading the large picture
          </span>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.note}>
          <Notice
            tone="warning"
            action={
              <Button variant="secondary" size="small" onClick={onLoad}>
                Try again
              </Button>
            }
          >
            The large picture didn’t load.
          </Notice>
        </div>
      );
    default:
      return null;
  }
}

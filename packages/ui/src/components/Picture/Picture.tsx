import type { ComponentProps } from 'react';
import type { PictureFile } from '../../lib/pictureFile.ts';
import * as styles from './Picture.css.ts';
import { frame } from './Picture.variants.ts';

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The picture in several widths, or a plain URL from a backend that sends nothing else; '' for none. */
  picture: PictureFile | string;
  /** Overrides the picture's alternative text; '' where the text beside it says the same. */
  alt?: string;
  /** The displayed width, in the syntax of the `sizes` attribute. The browser picks the file by it. @default '100vw' */
  sizes?: string;
  /** The aspect ratio of the frame. The picture covers it. @default 'portrait' */
  ratio?: 'portrait' | 'square' | 'landscape' | 'fill';
  /** Loads immediately and before other pictures: for the largest picture of the first view. @default false */
  priority?: boolean;
  /** Loads immediately, without being before others: for the other pictures of the first view. @default false */
  eager?: boolean;
}

/**
 * Fades a picture in once it has decoded. Only the script hides pictures, and only those that still have to load, so
 * server-rendered and cached pictures are visible immediately.
 */
function fadeIn(image: HTMLImageElement) {
  if (image.complete) {
    if (image.naturalWidth === 0) image.dataset.state = 'failed';
    // Without a cleanup function, React would call this again with null.
    return noFade;
  }
  image.dataset.state = 'loading';
  const show = () => {
    const done = () => {
      image.dataset.state = 'loaded';
    };
    image.decode().then(done, done);
  };
  const fail = () => {
    image.dataset.state = 'failed';
  };
  image.addEventListener('load', show);
  image.addEventListener('error', fail);
  return () => {
    image.removeEventListener('load', show);
    image.removeEventListener('error', fail);
  };
}

const noFade = () => undefined;

/** A picture in a frame, in the smallest file that suits the screen. */
export function Picture({
  picture,
  alt,
  sizes = '100vw',
  ratio = 'portrait',
  priority = false,
  eager = priority,
  className,
  style,
  ...rest
}: PictureProps) {
  const data = typeof picture === 'string' ? { src: picture } : picture;
  const details = 'srcset' in data ? data : undefined;
  return (
    <span
      data-slot="picture"
      {...(!data.src && alt && { role: 'img', 'aria-label': alt })}
      {...rest}
      className={frame({ ratio, className })}
      style={details ? { ...style, backgroundColor: details.ground } : style}
    >
      {data.src && (
        <picture className={styles.wrapper}>
          {details?.srcset && <source type="image/avif" srcSet={details.srcset} sizes={sizes} />}
          {details?.webp && <source type="image/webp" srcSet={details.webp} sizes={sizes} />}
          <img
            ref={eager ? noFade : fadeIn}
            src={data.src}
            alt={alt ?? details?.alt ?? ''}
            width={details?.width}
            height={details?.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            className={styles.image}
          />
        </picture>
      )}
    </span>
  );
}

import type { Picture as PictureData } from '@abs/contract';
import { Picture } from '../../components/Picture/index.ts';
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

/** The main picture and thumbnails to change it: links, so that they work before there is a script to handle them. */
export function ProductGallery({ pictures, name, chosen, onPictureSelect }: ProductGalleryProps) {
  const main = pictures[chosen] ?? pictures[0];
  if (!main) return null;
  const altOf = (picture: PictureData | string) => (typeof picture === 'string' ? name : picture.alt);
  const thumbnailSizes = `(min-width: ${breakpoints.navigation}px) 80px, ${Math.ceil(100 / pictures.length)}vw`;
  return (
    <div data-slot="product-gallery" className={styles.gallery}>
      <Picture
        key={chosen}
        picture={main}
        alt={altOf(main)}
        sizes={`(min-width: ${breakpoints.navigation}px) 50vw, 100vw`}
        priority={chosen === 0}
        className={styles.main}
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
                aria-current={place === chosen}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
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
    </div>
  );
}

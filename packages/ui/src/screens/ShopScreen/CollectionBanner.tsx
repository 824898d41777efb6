import type { Picture as PictureData } from '@abs/contract';
import { Picture } from '../../components/Picture/index.ts';
import * as styles from './ShopScreen.css.ts';

/** A third of the page's content, or on a phone. */
const SIZES = '(min-width: 1440px) 490px, (min-width: 640px) 36vw, 140px';

/** The picture of a category or collection. Its title stands beside it, so that the picture says nothing more. */
export function CollectionBanner({ picture }: { picture: PictureData }) {
  return <Picture picture={picture} alt="" ratio="fill" sizes={SIZES} eager className={styles.banner} />;
}

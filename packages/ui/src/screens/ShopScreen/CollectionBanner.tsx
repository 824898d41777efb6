import type { Picture as PictureData } from '@abs/contract';
import { Picture } from '../../components/Picture/index.ts';
import * as styles from './ShopScreen.css.ts';

/** The displayed width: a third of the page's content; 140 px on phones. */
const SIZES = '(min-width: 1440px) 490px, (min-width: 640px) 36vw, 140px';

/** The picture of a category or collection. Its title is next to it, so the picture needs no alternative text. */
export function CollectionBanner({ picture }: { picture: PictureData }) {
  return <Picture picture={picture} alt="" ratio="fill" sizes={SIZES} eager className={styles.banner} />;
}

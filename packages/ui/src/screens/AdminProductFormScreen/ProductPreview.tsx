import { readNumber } from '@abs/contract';
import type { PickedPicture } from '../../components/PicturePicker/index.ts';
import { Heading } from '../../components/Text/index.ts';
import { type CardProduct, ProductCard } from '../../shop/ProductCard/index.ts';
import * as styles from './AdminProductFormScreen.css.ts';
import type { ProductFormValues } from './productForm.ts';

/** A transparent image, so that the picture's background shows. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function parsePrice(typed: string): number {
  const number = readNumber(typed);
  return typeof number === 'number' && number > 0 ? number : 0;
}

function toCardProduct(values: ProductFormValues, cover: PickedPicture | undefined): CardProduct {
  const { name, color, size, price } = values;
  const picture = cover?.status === 'failed' ? undefined : (cover?.previewUrl ?? cover?.picture);
  return {
    id: 'preview',
    name: name.trim() || 'Name of cloth',
    color: color.trim() || 'Color',
    size,
    price: parsePrice(price),
    quantity: 1,
    salesCoverPicture: typeof picture === 'string' ? picture : NO_PICTURE,
    cover: typeof picture === 'object' ? picture : undefined,
  };
}

export interface ProductPreviewProps {
  values: ProductFormValues;
  cover: PickedPicture | undefined;
}

/** A preview of the product's card in the shop. It is inert and hidden from screen readers. */
export function ProductPreview({ values, cover }: ProductPreviewProps) {
  return (
    <section data-slot="product-preview" aria-labelledby="product-preview-title">
      <Heading level={2} size="body" weight="medium" tone="muted" id="product-preview-title">
        In the shop
      </Heading>
      <div inert className={styles.preview}>
        <ProductCard product={toCardProduct(values, cover)} sizes="272px" />
      </div>
    </section>
  );
}

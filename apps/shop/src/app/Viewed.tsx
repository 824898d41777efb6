import type { Product } from '@abs/contract';
import { wishlistProduct } from '@abs/machines';
import { Container } from '@abs/ui';
import { RecentlyViewed } from '@abs/ui/shop/RecentlyViewed';
import { useEffect, useState } from 'react';
import { forgetViewed } from '../session/forgetViewed.ts';
import { rememberViewed, removeViewed, viewedProducts } from '../session/viewedProducts.ts';

interface ViewedProps {
  /** The product of this page, which later pages will list. */
  product?: Product | null;
  /** The id of a product that no longer exists and is removed from the list. */
  missingId?: string;
  /** Adds a container, for use outside the content of another part. @default false */
  framed?: boolean;
}

/** The products that were viewed on this device before this page. */
export function Viewed({ product, missingId, framed = false }: ViewedProps) {
  const [products, setProducts] = useState(viewedProducts);
  // All sizes of a color are one product.
  const current = product ? JSON.stringify(wishlistProduct(product)) : null;
  const currentId = product ? wishlistProduct(product).id : null;
  useEffect(() => {
    if (current !== null) setProducts(rememberViewed(JSON.parse(current)));
  }, [current]);
  useEffect(() => {
    if (missingId !== undefined) setProducts(removeViewed(missingId));
  }, [missingId]);
  const others = products.filter(({ id }) => id !== currentId);
  const clear = () => {
    forgetViewed();
    setProducts([]);
  };
  if (others.length === 0) return null;
  const list = <RecentlyViewed products={others} onClear={clear} />;
  return framed ? <Container block>{list}</Container> : list;
}

import { isolate, variantPath } from '@abs/contract';
import { variantText } from '../catalogue/variantText.ts';
import type { LinkTo } from '../mail/links.ts';
import { isolated, renderMail } from '../mail/template.ts';
import type { OutgoingMail } from '../services.ts';

type Shop = { publicUrl: string };
/** The product data in the mails. */
export type WaitedProduct = { id: string; name: string; size: string; color: string };

const pageUrl = (shop: Shop, action: 'confirm' | 'cancel', token: string): string => {
  const url = new URL(`/restock/${action}`, shop.publicUrl);
  // In the fragment, so that the token reaches no server or log.
  url.hash = token;
  return url.href;
};

/** Asks the owner of an address whether the request is theirs. */
export function confirmRestockMail(
  shop: Shop,
  linkTo: LinkTo,
  to: string,
  product: WaitedProduct,
  token: string,
): OutgoingMail {
  const title = 'Should we email you when it’s back?';
  return {
    to,
    subject: `Confirm: email me when ${isolate(product.name)} is back`,
    unsubscribeUrl: linkTo('restockUnsubscribe', to),
    ...renderMail({
      title,
      paragraphs: [
        isolated`Someone, probably you, would like an email when this is back in stock: ${variantText(product)}.`,
        'Confirm within 24 hours and we’ll send you one email. If it wasn’t you, ignore this email, and nothing will be sent.',
      ],
      action: { label: 'Yes, email me', url: pageUrl(shop, 'confirm', token) },
    }),
  };
}

export function backInStockMail(
  shop: Shop,
  linkTo: LinkTo,
  to: string,
  product: WaitedProduct,
  token: string,
): OutgoingMail {
  return {
    to,
    subject: `Back in stock: ${isolate(product.name)}`,
    unsubscribeUrl: linkTo('restockUnsubscribe', to),
    ...renderMail({
      title: isolated`Back in stock: ${product.name}`,
      paragraphs: [
        isolated`Good news: ${variantText(product)} is available again.`,
        'We email people in the order in which they signed up, and we don’t reserve items, so it may sell out again.',
        `Don’t want these emails? Unsubscribe with one click: ${pageUrl(shop, 'cancel', token)}`,
      ],
      action: { label: 'View it in the shop', url: shop.publicUrl + variantPath(product) },
    }),
  };
}

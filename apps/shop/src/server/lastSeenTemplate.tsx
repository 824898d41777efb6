import type { CartItem, User } from '@abs/contract';
import { CartLastSeen } from '@abs/ui/screens/CartScreen';
import { ProfileLastSeen } from '@abs/ui/screens/ProfileScreen';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { attributes } from '../head/html.ts';
import type { Parts } from '../lastSeen/filling.ts';

/** The name of the script that fills the templates: lastSeen/show.ts. */
export const LAST_SEEN_SCRIPT = /\/lastSeen-[\w-]+\.js$/;

const cover = { src: '#', srcset: '#', webp: '#', width: 4, height: 5, ground: '#ffffff', alt: '' };

/** A line with every part that a line can have. */
const line: CartItem = {
  id: '',
  productId: '',
  product: { id: '', name: '', price: 0, size: '', color: '-', colorHex: '#ffffff', salesCoverPicture: '', cover },
  quantity: 2,
  createdAt: '',
};

/** The parts that fillings.ts fills. */
const cartParts: Parts = {
  count: '[data-slot="cart-count"]',
  unit: '[data-slot="cart-count"] + span',
  line: 'li',
  name: 'h2 bdi',
  picture: '[data-slot="picture"]',
  price: '[data-slot="price"]',
  unitPrice: 'h2 + span + span',
  sizeChoice: '[data-slot="cart-line-choice"]',
  size: '[data-slot="cart-line-size"]',
  dot: '[data-slot="color-name"] > span',
  color: '[data-slot="color-name"] > bdi',
  quantity: '[data-slot="cart-line-quantity"]',
  subtotal: '[data-slot="summary-rows"] > :first-child [data-slot="price"]',
  deliveryFee: '[data-slot="summary-rows"] > :last-child [data-slot="price"]',
  total: '[data-slot="cart-total"] [data-slot="price"]',
};

const user: User = {
  ...{ userId: '', firstName: 'A', lastName: '', email: '', gender: 'Male', avatar: null },
  ...{ createdAt: '1970-01-01T00:00:00.000Z', userType: 'Customer' },
};

const profileParts: Parts = {
  name: 'h1 bdi',
  initials: '[data-slot="avatar"] bdi',
  email: 'dl > :nth-child(1) dd',
  gender: 'dl > :nth-child(2) dd',
  created: 'dl > :nth-child(3) dd',
  totalOrders: 'dl > :nth-child(4) dd',
};

type Screen = { content: ReactNode; parts: Parts };

/** By page key, the page as a device saw it last, with a value in each part. */
const screens: Readonly<Record<string, Screen>> = {
  '/cart': {
    content: <CartLastSeen template items={[line]} subtotal={0} deliveryFee={0} total={0} />,
    parts: cartParts,
  },
  '/user/profile': { content: <ProfileLastSeen user={user} totalOrders={0} />, parts: profileParts },
};

/** Hides the placeholder of a page while the filled template takes its place. */
export const LAST_SEEN_STYLE = '#lastSeen ~ [aria-busy="true"] { display: none }';

/** The template of a page that devices keep; '' for other pages. */
export function lastSeenTemplate(key: string): string {
  const screen = screens[key];
  if (!screen) return '';
  const named = attributes({ id: 'lastSeenTemplate', 'data-parts': JSON.stringify(screen.parts) });
  // The prefix keeps ids different from those of the page.
  const html = renderToStaticMarkup(screen.content, { identifierPrefix: 'lastSeen' });
  return `<template${named}><style>${LAST_SEEN_STYLE}</style>${html}</template>`;
}

import { type ComponentType, createContext, type ReactNode } from 'react';
import type { CardProduct } from './cardProduct.ts';

export type CardHeartComponent = ComponentType<{ product: CardProduct }>;

/** The content in the corner of each card's picture. */
export const CardHeartContext = createContext<CardHeartComponent | null>(null);

export interface CardHeartProviderProps {
  /** The heart of a product, which knows whether it is in the visitor's wishlist. */
  component: CardHeartComponent;
  children: ReactNode;
}

/** Gives every ProductCard below it a heart. Without it, cards have none. */
export function CardHeartProvider({ component, children }: CardHeartProviderProps) {
  return <CardHeartContext value={component}>{children}</CardHeartContext>;
}

import { createContext, type ReactNode, useContext } from 'react';

const ShopNameContext = createContext('ABS');

export interface ShopNameProviderProps {
  /** As the shop writes it: the wordmark of bars and footers, and what the shop calls itself. */
  name: string;
  children: ReactNode;
}

/** Gives everything below it the name of another shop. */
export const ShopNameProvider = ({ name, children }: ShopNameProviderProps) => (
  <ShopNameContext value={name}>{children}</ShopNameContext>
);

/** What the shop is called. */
export const useShopName = () => useContext(ShopNameContext);

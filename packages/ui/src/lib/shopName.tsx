import { createContext, type ReactNode, useContext } from 'react';

const ShopNameContext = createContext('ABS');

export interface ShopNameProviderProps {
  /** The name as the shop writes it, for the wordmark of bars and footers, and for texts. */
  name: string;
  children: ReactNode;
}

/** Gives everything below it the name of another shop. */
export const ShopNameProvider = ({ name, children }: ShopNameProviderProps) => (
  <ShopNameContext value={name}>{children}</ShopNameContext>
);

/** The shop's name. */
export const useShopName = () => useContext(ShopNameContext);

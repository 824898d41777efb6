import { ShopNameProvider } from '@abs/ui';
import { brandCss, brands } from '@abs/ui/brands';
import type { Decorator, Preview } from '@storybook/react-vite';

type BrandName = keyof typeof brands;

const fontUrls = import.meta.glob<string>('../../packages/ui/src/fonts/*.woff2', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const fontUrl = (file: string) => fontUrls[`../../packages/ui/src/fonts/${file}`] ?? '';

const style = document.createElement('style');

/** Call after a story, so that the next story starts in the shop's own brand. */
export const endBrand = () => style.remove();

/** Adds the styles of a brand after the shop's own, in the same order as in a shop of this brand. */
function setBrand(name: BrandName): void {
  if (name === 'abs') endBrand();
  if (name === 'abs' || (style.isConnected && style.dataset.brand === name)) return;
  style.dataset.brand = name;
  style.textContent = brandCss(brands[name], { fontUrl, layer: 'tokens' });
  document.head.append(style);
}

/** Gives a story the brand of the toolbar, and renders it from scratch when the brand changes. */
export const withBrand: Decorator = (Story, { globals }) => {
  const name: BrandName = globals.brand in brands ? globals.brand : 'abs';
  setBrand(name);
  return (
    <ShopNameProvider key={name} name={brands[name].name}>
      <Story />
    </ShopNameProvider>
  );
};

export const brandGlobal: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Brand',
  toolbar: {
    title: 'Brand',
    icon: 'paintbrush',
    items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
    dynamicTitle: true,
  },
};

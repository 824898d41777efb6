/** The optional fields of a product on screen: a control in the form, and their value wherever a product is shown. */
import {
  type AdminProduct,
  type Product,
  type ProductDetail,
  productFormFields,
  typedProductFields,
} from '@abs/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdminProductFormScreen, type ProductFormValues } from './AdminProductFormScreen/index.ts';
import { AdminProductScreen } from './AdminProductScreen/index.ts';
import { ProductScreen } from './ProductScreen/index.ts';

const noop = () => {};

const details: Required<Pick<Product, ProductDetail>> = { category: 'jacket', colorHex: '#a1b2c3' };
const product: AdminProduct = {
  ...details,
  id: 'palm',
  name: 'Palm',
  price: 33_000,
  size: 'M',
  color: 'Palm green',
  quantity: 3,
  description: 'Light and warm.',
  salesCoverPicture: '/media/palm.jpg',
  subImages: [],
  sales: 0,
  isLowStock: false,
  isDeleted: false,
  createdAt: '2026-11-20T14:05:00.000Z',
};

test('the product form has a control for each field', () => {
  const html = renderToString(
    <AdminProductFormScreen
      mode="add"
      state={{ status: 'editing' }}
      values={Object.fromEntries(typedProductFields.map((field) => [field, ''])) as ProductFormValues}
      pictures={{ salesCoverPicture: [], subImages: [] }}
      onChange={noop}
      onFilesChosen={noop}
      onPictureRemove={noop}
      onPictureRetry={noop}
      onPictureMove={noop}
      onSubmit={noop}
      onStartOver={noop}
      onAddAnother={noop}
      onRetry={noop}
    />,
  );
  expect(productFormFields.filter((field) => !html.includes(`name="${field}"`))).toEqual([]);
});

const missingIn = (html: string, texts: object) => Object.entries(texts).filter(([, text]) => !html.includes(text));

test('the page of a product in the back office shows each optional field', () => {
  const html = renderToString(
    <AdminProductScreen
      state={{ status: 'ready', product }}
      onDelete={noop}
      onDeleteConfirm={noop}
      onDeleteCancel={noop}
      onRestore={noop}
      onRetry={noop}
    />,
  );
  expect(missingIn(html, { ...details, category: 'Jacket' })).toEqual([]);
});

test('the page of a product in the shop shows each optional field except the category', () => {
  const { category: _, ...shown } = details;
  const html = renderToString(
    <ProductScreen
      state={{ status: 'ready', product, related: [] }}
      onQuantityChange={noop}
      onPictureSelect={noop}
      onAddToCart={noop}
      onOrderNow={noop}
      onRetry={noop}
    />,
  );
  expect(missingIn(html, shown)).toEqual([]);
});

import { productPath, variantPath } from '@abs/contract';
import type { Variant } from '@abs/contract/entities';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { ColorPicker } from '../../components/ColorPicker/index.ts';
import { focusSizePicker, SizePicker } from '../../components/SizePicker/index.ts';
import { isolated } from '../../lib/isolated.ts';

/** The choices of a product's style, and the current choice. */
export interface ProductChoice {
  /** The color on the page. */
  color: string;
  /** The chosen size, which may not exist in the color; null before one is chosen. */
  size: string | null;
  /** All sizes of the style, each with its variant in the color; null if there is none. */
  sizes: readonly { size: string; variant: Variant | null }[];
  /** All colors of the style, each with the variant that it leads to. */
  colors: readonly { color: string; colorHex?: string; variant: Variant; isSoldOut: boolean }[];
  /** The variant that can be bought; null until a size is chosen that exists in the color. */
  variant: Variant | null;
}

export interface ProductChoicesProps {
  choice: ProductChoice;
  /** The product's name. */
  name: string;
  /** Shows that a size must be chosen, and moves the focus to the sizes. */
  isSizeMissing: boolean;
  /** A link to the size guide. */
  sizeGuide?: ReactNode;
  onSizeChoose: (size: string) => void;
  /** Called with a variant in the color. */
  onColorChoose: (variant: Variant) => void;
  /** The sizes, for moving the focus there. */
  picker: RefObject<HTMLDivElement | null>;
}

/** The colors and sizes of a style. A single color or size is not shown as a choice. */
export function ProductChoices({
  choice,
  name,
  isSizeMissing,
  sizeGuide,
  onSizeChoose,
  onColorChoose,
  picker,
}: ProductChoicesProps) {
  const { color, colors, size, sizes } = choice;
  useEffect(() => {
    if (isSizeMissing) focusSizePicker(picker.current);
  }, [isSizeMissing, picker]);
  return (
    <>
      {colors.length > 1 && (
        <ColorPicker
          value={colors.find(({ variant }) => variant.color === color)?.color ?? color}
          options={colors.map(({ variant, ...option }) => ({
            ...option,
            to: size === null ? productPath({ id: variant.id, name }) : variantPath({ id: variant.id, name, size }),
          }))}
          onChange={(index) => {
            const chosen = colors[index];
            if (chosen) onColorChoose(chosen.variant);
          }}
        />
      )}
      {sizes.length > 1 && (
        <SizePicker
          ref={picker}
          options={sizes.map(({ size: option, variant }) => ({
            size: option,
            quantity: variant?.quantity ?? null,
            to: variant ? variantPath({ id: variant.id, name, size: option }) : undefined,
          }))}
          value={size}
          onChange={onSizeChoose}
          error={
            isSizeMissing && (size === null ? 'Choose a size' : isolated`Not made in ${size}. Choose another size.`)
          }
          guide={sizeGuide}
        />
      )}
    </>
  );
}

import { abs } from './abs.ts';
import type { Brand } from './brand.ts';
import { harmattan } from './harmattan.ts';

export type { Brand } from './brand.ts';
export { brandCss } from './brandCss.ts';
/** Every brand, by the name of its file. */
export const brands = { abs, harmattan } as const satisfies Record<string, Brand>;

import * as z from 'zod/mini';
import { additive } from '../additive.ts';

export const message = z.object({ message: z.string() });
/** A message for people in an answer that has none in the basic contract. */
export const note = additive(z.string());

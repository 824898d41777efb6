import * as z from 'zod/mini';
import { additive } from '../additive.ts';

export const message = z.object({ message: z.string() });
/** For a person, beside an answer of which the basic contract shows something else, or nothing. */
export const note = additive(z.string());

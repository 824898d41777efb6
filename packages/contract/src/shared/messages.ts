import * as z from 'zod/mini';
import { additive } from '../additive.ts';
import { described } from '../named.ts';

const sentence = described(z.string(), 'A sentence to display.');

export const message = z.object({ message: sentence });
/** A message for people in an answer that has none in the basic contract. */
export const note = additive(sentence);

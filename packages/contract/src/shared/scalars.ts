import * as z from 'zod/mini';
import { described } from '../named.ts';

export const timestamp = z.iso.datetime();
export const naira = z.number().check(z.gte(0));
export const count = z.int().check(z.gte(0));
export const nullable = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);
export const id = z.string().check(z.minLength(1), z.maxLength(64));
/** The path parameter of a call about one thing, such as 'order'. */
export const idOf = (thing: string) => z.object({ id: described(id, `The id of the ${thing}.`) });

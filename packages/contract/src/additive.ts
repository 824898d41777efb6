import * as z from 'zod/mini';

const marks = z.registry<{ additive: true }>();

/**
 * Marks a field that the basic contract does not have: another backend may leave it out of an answer, and need not know
 * it in a request. What lies within the field is additive with it.
 * @returns a schema of the field's own, so that the mark is not on others that share the schema
 */
// @__NO_SIDE_EFFECTS__
export function additive<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  const own = schema.clone() as Schema;
  marks.add(own, { additive: true });
  return own;
}

/** Marks every field of an object that the basic contract names without saying what is in it. */
// @__NO_SIDE_EFFECTS__
export function allAdditive<Shape extends z.core.$ZodLooseShape>(
  object: z.ZodMiniObject<Shape>,
): z.ZodMiniObject<Shape> {
  const fields = Object.entries(object.shape as Record<string, z.ZodMiniType>);
  return z.object(Object.fromEntries(fields.map(([name, field]) => [name, additive(field)]))) as never;
}

/** Whether the field is marked as additive. */
export const isAdditive = (schema: z.core.$ZodType): boolean => marks.get(schema as z.ZodMiniType)?.additive === true;

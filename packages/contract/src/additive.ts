import * as z from 'zod/mini';

const marks = z.registry<{ additive: true }>();

/**
 * Marks a field that the basic contract does not have: another backend may leave it out of an answer, and may not know
 * it in a request. Nested fields are then additive too.
 * @returns a copy of the schema, so that other fields that share the schema are not marked
 */
// @__NO_SIDE_EFFECTS__
export function additive<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  const own = schema.clone() as Schema;
  marks.add(own, { additive: true });
  return own;
}

/** Marks every field of an object whose fields the basic contract does not name. */
// @__NO_SIDE_EFFECTS__
export function allAdditive<Shape extends z.core.$ZodLooseShape>(
  object: z.ZodMiniObject<Shape>,
): z.ZodMiniObject<Shape> {
  const fields = Object.entries(object.shape as Record<string, z.ZodMiniType>);
  // `Object.fromEntries` loses the types of the fields.
  return z.object(Object.fromEntries(fields.map(([name, field]) => [name, additive(field)]))) as never;
}

/** Whether the field is marked as additive. */
export const isAdditive = (schema: z.core.$ZodType): boolean => marks.get(schema as z.ZodMiniType)?.additive === true;

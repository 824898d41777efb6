import * as z from 'zod/mini';
import { isAdditive } from '../additive.ts';
import { unwrapped } from './fieldsOf.ts';

/** An answer as a backend with only the basic contract would give it: without additive fields. */
export function basicAnswer(schema: z.ZodMiniType, answer: unknown): unknown {
  const kind = unwrapped(schema);
  if (kind instanceof z.ZodMiniArray && Array.isArray(answer)) {
    return answer.map((item) => basicAnswer(kind.def.element as z.ZodMiniType, item));
  }
  if (!(kind instanceof z.ZodMiniObject) || typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.entries(kind.shape as Record<string, z.ZodMiniType>);
  return Object.fromEntries(
    fields
      .filter(([name, field]) => name in answer && !isAdditive(field))
      .map(([name, field]) => [name, basicAnswer(field, (answer as Record<string, unknown>)[name])]),
  );
}

/**
 * The sentence with which a backend refuses, for a person; empty where it has none. Some frameworks answer a list of
 * sentences, one for each field.
 * @param body the parsed JSON, or anything else when it was none
 */
export function refusalMessage(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  const sentences: unknown[] = Array.isArray(message) ? message : [message];
  return sentences.filter((sentence) => typeof sentence === 'string').join('; ');
}

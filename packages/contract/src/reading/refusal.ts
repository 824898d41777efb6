/**
 * The message of a backend's refusal; empty if it has none. Some frameworks answer a list of messages, one for each
 * field.
 * @param body the parsed JSON, or any other value if it was not JSON
 */
export function refusalMessage(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  const sentences: unknown[] = Array.isArray(message) ? message : [message];
  return sentences.filter((sentence) => typeof sentence === 'string').join('; ');
}

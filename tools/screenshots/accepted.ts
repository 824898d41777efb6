/**
 * The stories that somebody accepted on the review page, from the file that the page saves.
 * @throws with what is wrong when it is no such file.
 */
export function readAccepted(text: string): Set<string> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('The file of accepted stories is no JSON.');
  }
  const { accepted } = (file ?? {}) as { accepted?: unknown };
  if (!Array.isArray(accepted) || !accepted.every((id) => typeof id === 'string')) {
    throw new Error('The file of accepted stories needs a list "accepted" of story ids.');
  }
  return new Set(accepted);
}

/** The decisions made on the review page. */
export type Verdicts = {
  accepted: ReadonlySet<string>;
  /** The comments, by story. */
  rejected: ReadonlyMap<string, string>;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isRejection = (value: unknown): value is { id: string; comment: string } => {
  const { id, comment } = (value ?? {}) as Record<string, unknown>;
  return isText(id) && isText(comment);
};

/**
 * The verdicts in the file that the review page saves.
 * @param known the ids of all stories
 * @throws with the problem when the file is invalid or names unknown stories
 */
export function readVerdicts(text: string, known: ReadonlySet<string>): Verdicts {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('The file of verdicts is no JSON.');
  }
  const { accepted, rejected = [] } = (file ?? {}) as { accepted?: unknown; rejected?: unknown };
  if (!Array.isArray(accepted) || !accepted.every(isText)) {
    throw new Error('The file of verdicts needs a list "accepted" of story ids.');
  }
  if (!Array.isArray(rejected) || !rejected.every(isRejection)) {
    throw new Error('The file of verdicts needs a list "rejected" with an "id" and a "comment" each.');
  }
  const unknown = [...accepted, ...rejected.map(({ id }) => id)].filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`The file of verdicts names stories that there are not: ${unknown.join(', ')}.`);
  return { accepted: new Set(accepted), rejected: new Map(rejected.map(({ id, comment }) => [id, comment])) };
}

/** The rejections as a Markdown page, for the developers of the stories; '' when there are none. */
export function rejectionPage({ rejected }: Verdicts): string {
  if (rejected.size === 0) return '';
  const lines = [...rejected].map(([id, comment]) => `- \`${id}\`${comment.trim() ? `: ${comment.trim()}` : ''}`);
  return `# Rejected pictures\n\n${lines.join('\n')}\n`;
}

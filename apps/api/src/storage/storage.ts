import { contentTypeOf } from '../http/files.ts';

/** A file in the storage. */
type StoredFile = {
  /** Must be read to its end, or cancelled. */
  body: ReadableStream<Uint8Array>;
  /** Bytes. */
  size: number;
  /** As in a Content-Type header. */
  type: string;
};

/**
 * Keeps uploaded files. The ending of a name gives the type of its content, and a name is never used for other content,
 * so caches may keep it for ever. Every method throws for a name that is not a plain path.
 */
export interface Storage {
  /** Resolves when the file would survive a power cut. Replaces a file of the same name. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  get(name: string): Promise<StoredFile | null>;
  /** Does nothing if there is no such file. */
  delete(name: string): Promise<void>;
}

const NAME = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/**
 * Checks a name before it becomes part of a path or URL.
 * @returns the content type of the file
 * @throws Error for anything but folders and a file of lower-case letters, digits and hyphens, with a known ending
 */
export function typeOfName(name: string): string {
  const type = NAME.test(name) ? contentTypeOf(name) : undefined;
  if (!type) throw new Error(`Not a name of the storage: ${JSON.stringify(name)}`);
  return type;
}

import { contentTypeOf } from '../http/files.ts';

/** A file as it lies in the storage. */
type StoredFile = {
  /** To be read to its end, or cancelled. */
  body: ReadableStream<Uint8Array>;
  /** Bytes. */
  size: number;
  /** As in a Content-Type header. */
  type: string;
};

/**
 * Where files that people bring are kept. A name says what the content is by its ending, and is never used for another
 * content: a cache may keep it for good. Names that are not plain paths are refused by throwing.
 */
export interface Storage {
  /** Resolves when the file would survive a power cut. What was there under this name is replaced. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  get(name: string): Promise<StoredFile | null>;
  /** Nothing happens when there is no such file. */
  delete(name: string): Promise<void>;
}

const NAME = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/**
 * Judges a name before it becomes part of a path or an address.
 * @returns the type of what it names
 * @throws Error for anything but folders and a file of lower-case letters, digits and hyphens, with a known ending
 */
export function typeOfName(name: string): string {
  const type = NAME.test(name) ? contentTypeOf(name) : undefined;
  if (!type) throw new Error(`Not a name of the storage: ${JSON.stringify(name)}`);
  return type;
}

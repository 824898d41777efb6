import { finished } from 'node:stream/promises';
import { limits, pictureMessages } from '@abs/contract';
import { Busboy } from '@fastify/busboy';
import { ApiError } from '../apiError.ts';
import { isStorable } from './wellFormed.ts';

/** A file as a caller sent it. Its name and type are claims of the caller: never trust them or use them in a path. */
export type UploadedFile = { bytes: Uint8Array; name: string; type: string };

/** Bytes besides the file itself: boundaries and the headers of parts. */
const OVERHEAD = 64_000;
const BODY_LIMIT = limits.PICTURE_MAX_BYTES + OVERHEAD;

/**
 * Reads a multipart body with exactly one file, in the field `file`, and nothing else. Reading stops as soon as the
 * request must be refused: at the second file, or at the first byte too many.
 * @throws ApiError file_missing, too_many_files, file_empty, file_too_large, unsupported_media_type, validation
 */
export async function readUpload(request: Request): Promise<UploadedFile> {
  const contentType = request.headers.get('content-type');
  if (!request.body || contentType === null) throw fileMissing();
  const parser = createParser(contentType);
  const chunks: Buffer[] = [];
  let file: Omit<UploadedFile, 'bytes'> | undefined;
  const refused = Promise.withResolvers<never>();
  refused.promise.catch(() => {});
  const refuse = (error: ApiError) => refused.reject(error);
  parser.on('file', (field, stream, name, _encoding, type) => {
    if (!isReadable(field) || !isReadable(name)) refuse(unreadableName());
    if (field !== 'file') refuse(unknownField(field));
    file = { name, type };
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => refuse(fileTooLarge()));
    stream.on('error', () => refuse(incomplete()));
  });
  parser.on('filesLimit', () => refuse(new ApiError('too_many_files', 'Send one picture in each request.')));
  parser.on('field', (field) => refuse(isReadable(field) ? unknownField(field) : unreadableName()));
  parser.on('error', () => refuse(incomplete()));

  let length = 0;
  // Throwing out of the loop cancels the body.
  for await (const chunk of request.body) {
    await Promise.race([refused.promise, new Promise<void>((resolve) => parser.write(chunk, () => resolve()))]);
    length += chunk.byteLength;
    if (length > BODY_LIMIT) throw fileTooLarge();
  }
  parser.end();
  await Promise.race([refused.promise, finished(parser)]);

  if (!file) throw fileMissing();
  const bytes = Buffer.concat(chunks);
  if (bytes.byteLength === 0) throw new ApiError('file_empty', pictureMessages.empty);
  return { ...file, bytes };
}

/** @throws ApiError unsupported_media_type if the type is another one or names no boundary */
function createParser(contentType: string) {
  const headers = { 'content-type': contentType };
  try {
    if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new Error('It is no form');
    return new Busboy({
      headers,
      limits: { files: 1, fileSize: limits.PICTURE_MAX_BYTES, headerPairs: 20, headerSize: 16_000, fieldSize: 1_000 },
      isPartAFile: (_field, type, name) => name !== undefined || type !== 'text/plain',
    });
  } catch (error) {
    throw new ApiError('unsupported_media_type', 'A picture is sent as multipart/form-data.', { cause: error });
  }
}

/** The parser replaces bytes that are not UTF-8 with U+FFFD. */
const isReadable = (name: unknown) => isStorable(name) && !String(name).includes('\ufffd');

const fileMissing = () => new ApiError('file_missing', 'Please choose a picture to upload.');
const fileTooLarge = () => new ApiError('file_too_large', pictureMessages.tooLarge);
const incomplete = () => new ApiError('validation', 'The upload was incomplete. Please try again.');
const unreadableName = () =>
  new ApiError(
    'validation',
    'The name of the file has characters that cannot be read. Please rename it and try again.',
  );
const unknownField = (name: unknown) =>
  new ApiError('validation', `Unknown field: ${[...String(name)].slice(0, 60).join('')}`);

import { limits } from '@abs/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../apiError.ts';
import { readUpload, type UploadedFile } from './upload.ts';

/** A body in pieces, as from a socket. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}
const post = (body: BodyInit | null, headers: HeadersInit = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
/** A form as a browser would send it. */
async function encoded(data: FormData) {
  const request = post(data);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { bytes: new Uint8Array(await request.arrayBuffer()), headers };
}
async function request(body: BodyInit | null, headers?: HeadersInit, size = 65_536): Promise<Request> {
  if (!(body instanceof FormData)) return post(body, headers);
  const form = await encoded(body);
  return post(inPieces(form.bytes, size), form.headers);
}
const blob = (length: number, fill = 7) => new Blob([new Uint8Array(length).fill(fill)], { type: 'image/png' });

function form(...parts: [string, Blob | string, string?][]): FormData {
  const data = new FormData();
  for (const [field, value, name] of parts) {
    if (typeof value === 'string') data.append(field, value);
    else data.append(field, value, name ?? 'picture.png');
  }
  return data;
}
async function outcome(body: BodyInit | null, headers?: Record<string, string>): Promise<UploadedFile | string> {
  try {
    return await readUpload(await request(body, headers));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${error.status} ${error.code}: ${error.message}`;
  }
}

describe('one file', () => {
  test.each([1, 70_000, limits.PICTURE_MAX_BYTES])('of %d bytes arrives whole', async (length) => {
    const file = (await outcome(form(['file', blob(length)]))) as UploadedFile;
    expect(file).toMatchObject({ name: 'picture.png', type: 'image/png' });
    expect(Buffer.from(file.bytes).equals(Buffer.alloc(length, 7))).toBe(true);
  });

  test('of one byte too many is refused, and an endless one is refused early', async () => {
    const tooLarge = '413 file_too_large: File size is too large';
    expect(await outcome(form(['file', blob(limits.PICTURE_MAX_BYTES + 1)]))).toBe(tooLarge);

    let sent = 0;
    let cancelled = false;
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    expect(await outcome(endless, { 'content-type': 'multipart/form-data; boundary=b' })).toBe(tooLarge);
    expect(sent).toBeLessThan(limits.PICTURE_MAX_BYTES + 500_000);
    expect(cancelled).toBe(true);
  });

  test('after an endless preamble is refused', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    expect(await outcome(endless, { 'content-type': 'multipart/form-data; boundary=b' })).toMatch(/^413/);
  });
});

test('refuses anything but a single file, with a reason for each', async () => {
  const missing = '400 file_missing: Please choose a picture to upload.';
  const many = '400 too_many_files: Send one picture in each request.';
  expect(await outcome(null)).toBe(missing);
  expect(await outcome('--b--\r\n', { 'content-type': 'multipart/form-data; boundary=b' })).toBe(missing);
  expect(await outcome(form(['file', blob(0)]))).toBe('400 file_empty: The file is empty');
  expect(await outcome(form(['file', blob(3)], ['file', blob(3)]))).toBe(many);
  expect(await outcome(form(['file', blob(0)], ['file', blob(3)]))).toBe(many);
  const megabytes = Array.from({ length: 21 }, (): [string, Blob] => ['file', blob(1024 * 1024)]);
  expect(await outcome(form(...megabytes))).toBe(many);
  const largest = Array.from({ length: 2 }, (): [string, Blob] => ['file', blob(limits.PICTURE_MAX_BYTES)]);
  expect(await outcome(form(...largest))).toBe(many);
  expect(await outcome(form(['picture', blob(3)]))).toBe('400 validation: Unknown field: picture');
  expect(await outcome(form(['file', 'text']))).toBe('400 validation: Unknown field: file');
  expect(await outcome(form(['file', blob(3)], ['alt', 'A hoodie']))).toBe('400 validation: Unknown field: alt');
  for (const type of [
    'image/png',
    'application/json',
    'multipart/form-data',
    'multipart/form-data; xboundary=a',
    'multipart/form-data; boundary',
    'multipart/form-data; charset=boundary=a',
    'multipart/form-data;;;',
    'multipart/form-datas; boundary=b',
    'multipart/mixed; boundary=b',
  ]) {
    expect(await outcome('x', { 'content-type': type })).toBe(
      '415 unsupported_media_type: A picture is sent as multipart/form-data.',
    );
  }
});

test('refuses a truncated body without waiting, wherever it is cut and however it is split', async () => {
  const { bytes: whole, headers } = await encoded(form(['file', blob(50, 45)]));
  // The closing delimiter is `\r\n--boundary--`; the line end after it may be missing.
  const end = Buffer.from(whole).lastIndexOf('--') + 2;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: end - 1 }), fc.integer({ min: 1, max: 60 }), async (cut, size) => {
      expect(await outcome(inPieces(whole.slice(0, cut), size), headers)).toMatch(/^400 (validation|file_missing): /);
      const file = (await outcome(inPieces(whole, size), headers)) as UploadedFile;
      expect(file.bytes).toHaveLength(50);
    }),
    { numRuns: 60 },
  );
});

test('no content type causes a server error', async () => {
  const parameter = fc.oneof(
    fc.constantFrom('boundary=', 'boundary', 'boundary=""', 'boundary="', "boundary*=utf-8''%ff", 'charset=utf-16'),
    fc.stringMatching(/^[ -~]{0,30}$/),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 3 }), async (parameters) => {
      const type = ['multipart/form-data', ...parameters].join(';');
      expect(await outcome('--a\r\n\r\n', { 'content-type': type })).toMatch(/^4\d\d \w+: /);
    }),
    { numRuns: 300 },
  );
});

test('refuses a file or a field whose name is not valid text', async () => {
  const part = (head: Buffer) =>
    new Uint8Array(
      Buffer.concat([Buffer.from('--b\r\ncontent-disposition: form-data; '), head, Buffer.from('\r\n\r\nx\r\n--b--')]),
    );
  const half = Buffer.from([0xed, 0xa0, 0xbd]);
  for (const head of [
    Buffer.from('name="file"; filename="a\0b.png"'),
    Buffer.from("name=file; filename*=utf-8''a%ED%A0%BDb.png"),
    Buffer.concat([Buffer.from('name="file"; filename="a'), half, Buffer.from('.png"')]),
    Buffer.concat([Buffer.from('name="fi'), half, Buffer.from('le"; filename="a.png"')]),
    Buffer.concat([Buffer.from('name="al'), half, Buffer.from('t"')]),
  ]) {
    expect(await outcome(part(head), { 'content-type': 'multipart/form-data; boundary=b' })).toBe(
      '400 validation: The name of the file has characters that cannot be read. Please rename it and try again.',
    );
  }
});

test('a file may have any name that is valid text', async () => {
  const names = ['../../etc/passwd.png', `${'n'.repeat(5_000)}.png`, 'Ọkàdà 👕.png', '', '.', 'C:\\x.png', '"'];
  for (const name of names) {
    const file = await outcome(form(['file', blob(3), name]));
    expect([name, typeof file === 'string' ? file : file.bytes.length]).toEqual([name, 3]);
  }
});

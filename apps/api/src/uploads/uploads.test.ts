import { readdir } from 'node:fs/promises';
import type { UploadedPicture } from '@abs/contract';
import { limits } from '@abs/contract';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { products, uploads } from '../db/schema.ts';
import { sweep } from '../jobs/housekeeping.ts';
import { createBucketStorage } from '../storage/bucket.ts';
import type { Storage } from '../storage/storage.ts';
import { addressesOf, craftedPng, formOf, noisy, plain, pngChunk, upload, uploaded } from '../testing/pictures.ts';
import { startS3Double } from '../testing/s3Double.ts';
import { addAdmin, addShopper, order } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { encodePicture } from './encode.ts';
import { limitConcurrency } from './limitConcurrency.ts';

const DAY = 24 * 3_600_000;
let shop: TestApp;
let admin: string;
/** Advances the clock and adds another admin, because the session of the previous one may have expired. */
const later = async (ms: number) => {
  shop.clock.advance(ms);
  admin = (await addAdmin(shop)).token;
};
beforeAll(async () => {
  shop = await createTestApp();
  admin = (await shop.signUpAdmin()).token;
  // The server blocks decoders that it does not need, but these tests decode its AVIF files.
  await uploaded(shop, admin);
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] });
});
afterAll(() => shop.close());

/** All files and rows of uploads. */
async function stored() {
  const files = await readdir(shop.mediaDir, { recursive: true }).catch(() => []);
  const rows = await shop.db.autocommit((tx) => tx.select({ id: uploads.id }).from(uploads));
  return { files: files.sort(), rows: rows.map(({ id }) => id).sort() };
}
async function bytesAt(address: string): Promise<Buffer> {
  const response = await shop.app.fetch(new Request(new URL(address, 'http://localhost')));
  if (!response.ok) throw new Error(`${response.status} at ${address}`);
  return Buffer.from(await response.arrayBuffer());
}
const isThere = async (picture: { src: string; srcset: string }) =>
  Promise.all(addressesOf(picture).map(async (address) => (await shop.call('GET', address)).status));

/** A valid PNG of exactly this many bytes, with a chunk that decoders ignore. */
async function pngOfBytes(length: number): Promise<Buffer> {
  const small = craftedPng(8, 8);
  return craftedPng(8, 8, { chunks: [pngChunk('teST', Buffer.alloc(length - small.length - 12))] });
}

describe('refuses without storing anything:', () => {
  const only = 'Only PNG, JPEG and WebP pictures can be uploaded';
  const damaged = 'The picture is damaged. Please re-save it and try again.';
  const pixels = 'The picture has more than 40 megapixels. Please shrink it.';
  const cut = async (bytes: Promise<Buffer>, part: number) => {
    const whole = await bytes;
    return whole.subarray(0, Math.floor(whole.length * part));
  };
  const animation = Buffer.alloc(8);
  animation.writeUInt32BE(5_000);
  const strip = async () => {
    const frames = Array.from({ length: 12 }, (_, n) => plain(2000, 2000, `#${'123456789abc'[n]?.repeat(6)}`).png());
    const buffers = await Promise.all(frames.map((frame) => frame.toBuffer()));
    return sharp(buffers, { join: { animated: true } })
      .webp({ effort: 0, delay: buffers.map(() => 100) })
      .toBuffer();
  };

  test.each<[string, () => Buffer | Promise<Buffer>, number, string, string]>([
    [
      '5 MB and a byte',
      () => pngOfBytes(limits.PICTURE_MAX_BYTES + 1),
      413,
      'file_too_large',
      'File size is too large',
    ],
    ['nothing', () => Buffer.alloc(0), 400, 'file_empty', 'The file is empty'],
    ['a renamed executable', () => Buffer.from(`MZ\x90\0${'\0'.repeat(500)}`, 'latin1'), 415, 'not_a_picture', only],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'not_a_picture',
      only,
    ],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not_a_picture', only],
    ['a GIF', () => plain(5, 5).gif().toBuffer(), 415, 'not_a_picture', only],
    ['a TIFF', () => plain(5, 5).tiff().toBuffer(), 415, 'not_a_picture', only],
    ['a PNG bomb', () => craftedPng(20_000, 20_000), 400, 'picture_too_many_pixels', pixels],
    ['one pixel too many', () => craftedPng(40_000_001, 1), 400, 'picture_too_many_pixels', pixels],
    [
      'a picture of one pixel by 40 million',
      () => craftedPng(1, 40_000_000),
      400,
      'picture_too_many_pixels',
      'The picture is longer than 20,000 pixels. Please shrink it.',
    ],
    ['two million pixels square', () => craftedPng(2e6, 2e6, { rows: 1 }), 400, 'picture_too_many_pixels', pixels],
    [
      'an animated PNG of 5,000 frames',
      () => craftedPng(400, 400, { chunks: [pngChunk('acTL', animation)] }),
      400,
      'picture_too_many_pixels',
      pixels,
    ],
    ['an animated WebP of 48 megapixels', strip, 400, 'picture_too_many_pixels', pixels],
    ['a truncated PNG', () => cut(noisy(300, 400).png().toBuffer(), 0.6), 400, 'picture_damaged', damaged],
    ['a truncated JPEG', () => cut(noisy(300, 400).jpeg().toBuffer(), 0.6), 400, 'picture_damaged', damaged],
    ['a truncated WebP', () => cut(noisy(300, 400).webp().toBuffer(), 0.6), 400, 'picture_damaged', damaged],
    ['a head without a body', () => cut(plain(9, 9).png().toBuffer(), 0.2), 400, 'picture_damaged', damaged],
    ['first bytes alone', () => Buffer.from([0xff, 0xd8, 0xff]), 400, 'picture_damaged', damaged],
    [
      'an SVG behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'latin1'),
      400,
      'picture_damaged',
      damaged,
    ],
    ['a PNG without pixels', () => craftedPng(0, 0), 400, 'picture_damaged', damaged],
  ])('%s', { tags: ['5.1.25', '5.1.27', '10.4.3'] }, async (_, make, status, code, message) => {
    const before = await stored();
    const answer = await upload(shop, admin, { bytes: await make(), name: 'holiday.png' });
    expect([answer.status, answer.body]).toEqual([status, { code, message }]);
    expect(await stored()).toEqual(before);
  });

  test('a JPEG with a scan header that every viewer accepts, although it is not to the letter, is taken', async () => {
    const bytes = await noisy(300, 400).jpeg().toBuffer();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    // The last three bytes of the header: spectral selection 0 to 63, without approximation.
    const end = scan + 2 + bytes.readUInt16BE(scan + 2);
    expect([...bytes.subarray(end - 3, end)]).toEqual([0, 63, 0]);
    bytes[end - 2] = 0;
    expect((await upload(shop, admin, { bytes, name: 'camera.jpg' })).status).toBe(201);
  });

  test('a PNG with a damaged byte', async () => {
    const bytes = await noisy(300, 400).png().toBuffer();
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
    expect((await upload(shop, admin, bytes)).body.code).toBe('picture_damaged');
  });

  test('21 files in one request, or none', async () => {
    const before = await stored();
    const bytes = await plain(30, 40).png().toBuffer();
    const many = formOf(...Array.from({ length: 21 }, () => ({ bytes })));
    const answer = await shop.call('POST', '/admin/pictures', { body: many, token: admin });
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'too_many_files', message: 'Send one picture in each request.' },
    ]);
    const none = await shop.call('POST', '/admin/pictures', { token: admin });
    expect([none.status, none.body.code]).toEqual([400, 'file_missing']);
    expect(await stored()).toEqual(before);
  });

  test('a picture from a customer', async () => {
    const before = await stored();
    const { token } = await addShopper(shop);
    expect((await upload(shop, token, await plain(3, 4).png().toBuffer())).status).toBe(403);
    expect(await stored()).toEqual(before);
  });
});

test('gives up a picture that takes too long to read', async () => {
  const slow = encodePicture(craftedPng(1, 40_000_000), { longestSide: Number.POSITIVE_INFINITY, timeoutSeconds: 1 });
  await expect(slow).rejects.toThrow('The picture takes too long to read. Please shrink it.');
});

test('20 concurrent uploads do not delay other calls', async () => {
  const bytes = await noisy(240, 300).jpeg().toBuffer();
  let open = 20;
  const uploading = Array.from({ length: open }, () => upload(shop, admin, bytes).finally(() => open--));
  for (let n = 0; n < 5; n++) expect((await shop.call('GET', '/products')).status).toBe(200);
  expect(open).toBeGreaterThan(0);
  const statuses = new Set((await Promise.all(uploading)).map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(statuses).toContain(201);
});

test('refuses an upload that waited too long, without using another’s slot', async () => {
  const release = Promise.withResolvers<void>();
  const long = [1, 2].map(() => limitConcurrency(() => release.promise));
  let done = false;
  const late = limitConcurrency(async () => {
    done = true;
  }, 10);
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  release.resolve();
  await Promise.all(long);
  await limitConcurrency(async () => {});
  expect(done).toBe(false);
});

test('accepts exactly 5 MB and exactly 40 megapixels', { tags: ['5.1.25', '9.1.20', '10.4.3'] }, async () => {
  expect((await upload(shop, admin, await pngOfBytes(limits.PICTURE_MAX_BYTES))).status).toBe(201);
  expect((await upload(shop, admin, craftedPng(8_000, 5_000))).body.picture).toMatchObject({
    width: 1200,
    height: 750,
  });
});

test.each([
  ['with a path in it', '../../etc/passwd.png'],
  ['of 3,000 letters', `${'n'.repeat(3_000)}.png`],
  ['in another script', 'Ọkàdà 👕/../x.png'],
  ['of another system', 'C:\\con.png'],
  ['that is empty', ''],
])('a name %s is not used in any path', { tags: ['7.1.29'] }, async (_, name) => {
  const before = await stored();
  const answer = await upload(shop, admin, { bytes: await plain(30, 40).png().toBuffer(), name });
  expect(answer.status).toBe(201);
  const { id, src, srcset, webp } = answer.body.picture;
  expect({ src, srcset, webp }).toEqual({
    src: `/media/uploads/${id}-30.jpg`,
    srcset: `/media/uploads/${id}-30.avif 30w`,
    webp: `/media/uploads/${id}-30.webp 30w`,
  });
  const { files } = await stored();
  const added = files.filter((file) => !before.files.includes(file));
  expect(added).toEqual(['30.avif', '30.jpg', '30.webp', 'share.jpg'].map((ending) => `uploads/${id}-${ending}`));
});

describe('a picture is served', () => {
  test('in the widths of the shop, from a photograph', { tags: ['7.1.29', '10.4.4'] }, async () => {
    const { status, body } = await upload(shop, admin, await plain(2000, 2500).jpeg().toBuffer());
    expect(status).toBe(201);
    const { id, ...picture } = body.picture as UploadedPicture;
    expect(picture).toEqual({
      src: `/media/uploads/${id}-640.jpg`,
      srcset: [240, 400, 640, 800, 1200].map((width) => `/media/uploads/${id}-${width}.avif ${width}w`).join(', '),
      webp: `/media/uploads/${id}-640.webp 640w`,
      width: 1200,
      height: 1500,
      ground: expect.stringMatching(/^#c[789]6[345]3[123]$/),
      alt: '',
    });
    for (const address of addressesOf(picture)) {
      const [, width, ending] = /-(\d+)\.(\w+)$/.exec(address) ?? [];
      const found = await sharp(await bytesAt(address)).metadata();
      expect(found).toMatchObject({ width: Number(width), height: Number(width) * 1.25, space: 'srgb' });
      expect(found.format).toBe({ jpg: 'jpeg', webp: 'webp', avif: 'heif' }[ending ?? '']);
    }
  });

  test('never larger than the original', async () => {
    const { picture } = (await upload(shop, admin, await plain(500, 400).webp().toBuffer())).body;
    expect(picture).toMatchObject({
      src: `/media/uploads/${picture.id}-500.jpg`,
      srcset: [240, 400, 500].map((width) => `/media/uploads/${picture.id}-${width}.avif ${width}w`).join(', '),
      width: 500,
      height: 400,
    });
  });

  test.each(['png', 'webp'] as const)('with its transparency, from a %s', async (format) => {
    const framed = await plain(400, 500, '#ffffff', 0)
      .composite([{ input: await plain(200, 250, '#204060', 1).png().toBuffer() }])
      .toFormat(format)
      .toBuffer();
    const { picture } = (await upload(shop, admin, framed)).body;
    expect([picture.src, picture.webp]).toEqual([`/media/uploads/${picture.id}-400.webp`, undefined]);
    for (const address of addressesOf(picture)) {
      const bytes = await bytesAt(address);
      const corner = await sharp(bytes).extract({ left: 230, top: 10, width: 1, height: 1 }).raw().toBuffer();
      expect([address, corner.length, corner[3]]).toEqual([address, 4, 0]);
    }
  });

  test('as a JPEG if its alpha channel is fully opaque', async () => {
    const { picture } = (await upload(shop, admin, await plain(40, 50, '#204060', 1).png().toBuffer())).body;
    expect(picture.src).toMatch(/-40\.jpg$/);
  });

  test('upright, and without its camera and location data', { tags: ['10.4.4'] }, async () => {
    const camera = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
      .composite([{ input: await plain(150, 200, '#0000ff').png().toBuffer(), left: 150, top: 0 }])
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Ada Obi' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 24/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    const { picture } = (await upload(shop, admin, camera)).body;
    expect(picture).toMatchObject({ width: 200, height: 300 });
    for (const address of addressesOf(picture)) {
      const bytes = await bytesAt(address);
      const found = await sharp(bytes).metadata();
      expect([found.exif, found.xmp, found.iptc, found.orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      for (const trace of ['Camera', 'Ada Obi', 'secret', 'GPS']) expect(bytes.includes(trace)).toBe(false);
      // After the quarter turn, the right half is at the bottom.
      const at = (top: number) => sharp(bytes).extract({ left: 100, top, width: 1, height: 1 }).raw().toBuffer();
      const [above, below] = [await at(50), await at(250)];
      expect([(above[0] ?? 0) > 200, (below[2] ?? 0) > 200]).toEqual([true, true]);
    }
  });

  test('in sRGB, from other color spaces', async () => {
    const p3 = await plain(60, 60, '#00ff00').withIccProfile('p3').png().toBuffer();
    const cmyk = await plain(60, 60, '#00ff00').toColourspace('cmyk').jpeg().toBuffer();
    const grey = await plain(60, 60, '#808080').toColourspace('b-w').png().toBuffer();
    const deep = await plain(60, 60, '#808080').toColourspace('rgb16').png().toBuffer();
    for (const bytes of [p3, cmyk, grey, deep]) {
      const { picture } = (await upload(shop, admin, bytes)).body;
      const found = await sharp(await bytesAt(picture.src)).metadata();
      expect(found).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
      expect(found.icc).toBeUndefined();
    }
  });

  test('in any shape', async () => {
    const side = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 1_600 }));
    await fc.assert(
      fc.asyncProperty(side, side, fc.constantFrom('png', 'jpeg', 'webp'), async (width, height, format) => {
        const answer = await upload(
          shop,
          admin,
          await plain(width, height)
            .toFormat(format as 'png')
            .toBuffer(),
        );
        const picture = answer.body.picture as UploadedPicture;
        expect(picture.width).toBeLessThanOrEqual(Math.min(1200, width));
        expect(picture.height).toBeLessThanOrEqual(Math.min(3600, height));
        expect(Math.abs(picture.width * height - picture.height * width)).toBeLessThanOrEqual(Math.max(width, height));
        const widths = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one));
        expect(widths).toEqual([...[240, 400, 640, 800, 1200].filter((one) => one < picture.width), picture.width]);
        expect(new Set(await isThere(picture))).toEqual(new Set([200]));
      }),
      { numRuns: 12 },
    );
  });

  test('for each of several concurrent uploads', async () => {
    const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000'];
    const answers = await Promise.all(
      colors.map(async (color) => upload(shop, admin, await plain(400, 500, color).png().toBuffer())),
    );
    expect(answers.map(({ body }) => body.picture.ground)).toEqual(colors);
    expect(new Set(answers.map(({ body }) => body.picture.id)).size).toBe(colors.length);
  });
});

describe('/media/uploads', () => {
  test('serves pictures that caches may keep for ever', async () => {
    const picture = await uploaded(shop, admin);
    const first = await shop.call('GET', picture.src);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = first.headers.get('etag') ?? '';
    const again = await shop.call('GET', picture.src, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await shop.call('HEAD', picture.src);
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      String((await bytesAt(picture.src)).length),
    ]);
    const avif = addressesOf(picture)[1] ?? '';
    expect((await shop.call('GET', avif)).headers.get('content-type')).toBe('image/avif');
  });

  test('serves a smaller file to browsers that save data', async () => {
    const { picture } = (await upload(shop, admin, await plain(500, 400).png().toBuffer())).body as {
      picture: UploadedPicture;
    };
    const address = `/media/uploads/${picture.id}-400.avif`;
    const saving = await shop.call('GET', address, { headers: { 'save-data': 'on' } });
    const chosen = await shop.call('GET', address);
    for (const [{ headers }, width] of [
      [saving, 240],
      [chosen, 400],
    ] as const) {
      const smaller = await shop.call('HEAD', `/media/uploads/${picture.id}-${width}.avif`);
      expect(headers.get('content-length')).toBe(smaller.headers.get('content-length'));
      expect(headers.get('vary')).toContain('Save-Data');
    }
    expect(saving.headers.get('cache-control')).toContain('private');
    expect(chosen.headers.get('cache-control')).toContain('public');
  });

  test('answers 404 for anything else', async () => {
    const unknown = '/media/uploads/00000000-0000-4000-8000-000000000000-640.jpg';
    const paths = ['', 'x', '..%2f..%2fetc%2fpasswd', '%2e%2e/one.jpg', '.hidden.jpg', 'a%00.jpg'];
    for (const path of [unknown, ...paths.map((one) => `/media/uploads/${one}`)]) {
      const answer = await shop.call('GET', path, { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe('a storage that fails', () => {
  const withStorage = async (storage: Partial<Storage>, work: () => Promise<void>) => {
    const { storage: real } = shop.services;
    shop.services.storage = { ...real, ...storage };
    await work().finally(() => {
      shop.services.storage = real;
    });
  };
  const broken = async () => {
    throw new Error('The disk is full');
  };

  test('after some files leaves none of them, and no row', { tags: ['10.4.6'] }, async () => {
    const { storage } = shop.services;
    const before = await stored();
    let puts = 0;
    const put: Storage['put'] = async (name, bytes) => (++puts === 3 ? broken() : storage.put(name, bytes));
    await withStorage({ put }, async () => {
      const answer = await upload(shop, admin, await plain(700, 800).png().toBuffer());
      expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
        503,
        '30',
        { code: 'unavailable', message: 'The picture could not be saved. Please try again in a moment.' },
      ]);
    });
    expect(puts).toBe(7);
    await vi.waitFor(async () => expect(await stored()).toEqual(before));
  });

  test('is reported without waiting for the deletion of its files', async () => {
    const before = await stored();
    const deletion = Promise.withResolvers<void>();
    await withStorage({ put: broken, delete: () => deletion.promise }, async () => {
      expect((await upload(shop, admin, await plain(700, 800).png().toBuffer())).status).toBe(503);
    });
    expect((await stored()).rows).toHaveLength(before.rows.length + 1);
    deletion.resolve();
    await vi.waitFor(async () => expect(await stored()).toEqual(before));
  });

  test('leaves files for housekeeping if it cannot delete them either', {
    tags: ['10.4.6'],
  }, async () => {
    const { storage } = shop.services;
    const before = await stored();
    let puts = 0;
    const put: Storage['put'] = async (name, bytes) => (++puts > 2 ? broken() : storage.put(name, bytes));
    await withStorage({ put, delete: broken }, async () => {
      expect((await upload(shop, admin, await plain(700, 800).png().toBuffer())).status).toBe(503);
    });
    const left = await stored();
    expect([left.files.length, left.rows.length]).toEqual([before.files.length + 2, before.rows.length + 1]);

    const isNew = ({ files }: typeof left) => files.filter((file) => !before.files.includes(file)).length;
    await sweep(shop.services);
    expect(isNew(await stored())).toBe(2);
    await later(DAY);
    await withStorage({ delete: broken }, () => expect(sweep(shop.services)).rejects.toThrow('The disk is full'));
    await sweep(shop.services);
    expect(isNew(await stored())).toBe(0);
  });
});

test('a picture that the storage cannot read answers 503, which browsers do not keep', async () => {
  const { body } = await upload(shop, admin, await plain(700, 800).png().toBuffer());
  const { storage } = shop.services;
  shop.services.storage = { ...storage, get: () => Promise.reject(new TypeError('fetch failed')) };
  const answer = await shop.call('GET', body.picture.src);
  shop.services.storage = storage;
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect((await shop.call('GET', body.picture.src)).status).toBe(200);
});

describe('pictures for link previews', () => {
  const shareOf = ({ src }: { src: string }) => src.replace(/-\d+\.\w+$/, '-share.jpg');
  const statusOf = async (address: string) => (await shop.call('GET', address)).status;
  /** Makes an upload look like one from before these pictures existed. */
  const forget = async ({ id, src }: UploadedPicture) => {
    await shop.services.storage.delete(`uploads/${shareOf({ src }).split('/').at(-1)}`);
    const picture = sql`${uploads.picture} - 'hasShare'`;
    await shop.db.autocommit((tx) => tx.update(uploads).set({ picture }).where(eq(uploads.id, id)));
  };

  test.each([
    ['a photograph', async () => noisy(1000, 1250).jpeg({ quality: 60 }).toBuffer()],
    ['a wide picture', async () => noisy(2400, 800).jpeg({ quality: 50 }).toBuffer()],
    ['a transparent one', async () => plain(400, 500, '#204060', 0.5).png().toBuffer()],
  ])(
    '%s has a JPEG of 1200×630 and at most 300 kB',
    async (_, bytes) => {
      const { picture } = (await upload(shop, admin, await bytes())).body;
      const share = await bytesAt(shareOf(picture));
      expect(share.length).toBeLessThanOrEqual(300_000);
      expect(await sharp(share).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, space: 'srgb' });
    },
    120_000,
  );

  test('the picture is in the middle of the shop’s ground', async () => {
    const { picture } = (await upload(shop, admin, await plain(800, 1000, '#204060').png().toBuffer())).body;
    const { data, info } = await sharp(await bytesAt(shareOf(picture)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colorAt = (x: number) => [...data.subarray((315 * info.width + x) * 3, (315 * info.width + x) * 3 + 3)];
    const isNear = (color: number[], other: number[]) =>
      color.every((value, c) => Math.abs(value - (other[c] ?? 0)) < 6);
    expect([20, 1180].map((x) => isNear(colorAt(x), [0xfa, 0xf8, 0xf4]))).toEqual([true, true]);
    expect([360, 600, 840].map((x) => isNear(colorAt(x), [0x20, 0x40, 0x60]))).toEqual([true, true, true]);
  });

  test('a job makes missing ones, and the answer of a product has their URL', async () => {
    const older = await uploaded(shop, admin);
    await forget(older);
    expect(await statusOf(shareOf(older))).toBe(404);
    const form = {
      name: 'Surulere Hoodie',
      description: 'Brushed inside, for the harmattan.',
      price: 18_500,
      size: 'M',
      color: 'Moss',
      colorHex: '#646850',
      quantity: 1,
    };
    const { src } = await uploaded(shop, admin);
    const body = { ...form, category: 'tshirt', salesCoverPicture: older.src, subImages: [src] };
    const created = await shop.call('POST', '/create-products', { body, token: admin });
    expect(created).toMatchObject({ status: 201 });
    const { product } = created.body;
    await sweep(shop.services);
    expect(await statusOf(shareOf(older))).toBe(200);
    const answer = (await shop.call('GET', `/products/${product.id}`)).body.product;
    expect(answer.sharePicture).toBe(shareOf(older));
    expect(answer.pictures[0]).not.toHaveProperty('hasShare');
  });

  test('a failed one does not stop the others', async () => {
    const [broken, whole] = [await uploaded(shop, admin), await uploaded(shop, admin)];
    for (const one of [broken, whole]) await forget(one);
    await shop.services.storage.delete(`uploads/${broken.src.split('/').at(-1)}`);
    await sweep(shop.services);
    expect([await statusOf(shareOf(broken)), await statusOf(shareOf(whole))]).toEqual([404, 200]);
  });

  test('one is deleted together with its unused upload', async () => {
    const unused = await uploaded(shop, admin);
    expect(await statusOf(shareOf(unused))).toBe(200);
    await later(DAY + 60_000);
    await sweep(shop.services);
    expect(await statusOf(shareOf(unused))).toBe(404);
  });
});

test('a bucket stores, serves and deletes pictures like a folder', async () => {
  const double = await startS3Double();
  const { storage } = shop.services;
  shop.services.storage = createBucketStorage(double.config);
  try {
    const before = await stored();
    const picture = await uploaded(shop, admin);
    expect((await stored()).files).toEqual(before.files);
    const served = await shop.call('GET', picture.src);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await sharp(await bytesAt(picture.src)).metadata()).width).toBe(40);
    expect((await shop.call('HEAD', picture.src)).status).toBe(200);
    await later(DAY + 60_000);
    await sweep(shop.services);
    expect(await isThere(picture)).toEqual([404, 404, 404]);
  } finally {
    shop.services.storage = storage;
    await double.stop();
  }
});

describe('housekeeping', () => {
  let number = 0;
  const productWith = (cover: string, subs: string[] = [cover]) =>
    shop.call('POST', '/create-products', {
      body: {
        name: `Hoodie ${++number}`,
        description: 'A hoodie with a picture.',
        price: 100,
        size: 'M',
        color: 'Sand',
        quantity: 5,
        salesCoverPicture: cover,
        subImages: subs,
      },
      token: admin,
    });
  const repaint = (id: string, cover: string) =>
    shop.call('PATCH', `/admin/products/${id}`, {
      body: { salesCoverPicture: cover, subImages: [cover] },
      token: admin,
    });

  test('deletes the files and the row of an upload that no product took within a day, and nothing else', async () => {
    const taken = await uploaded(shop, admin);
    expect((await productWith(taken.src)).status).toBe(201);
    await later(DAY / 2);
    const old = await uploaded(shop, admin);
    await later(DAY - 60_000);
    const young = await uploaded(shop, admin);
    await sweep(shop.services);
    expect(await isThere(old)).toEqual([200, 200, 200]);
    await later(120_000);
    await sweep(shop.services);
    expect([await isThere(taken), await isThere(old), await isThere(young)]).toEqual([
      [200, 200, 200],
      [404, 404, 404],
      [200, 200, 200],
    ]);
    expect((await stored()).rows).not.toContain(old.id);
    const late = await productWith(old.src);
    expect([late.status, late.body.fields]).toEqual([
      400,
      {
        salesCoverPicture: 'This picture is no longer on the server. Please upload it again.',
        'subImages.0': 'This picture is no longer on the server. Please upload it again.',
      },
    ]);
  });

  test('deletes an upload a day after its product dropped it, unless an order or other product shows it', async () => {
    const [ordered, shared, dropped, fresh] = await Promise.all([0, 1, 2, 3].map(() => uploaded(shop, admin)));
    if (!ordered || !shared || !dropped || !fresh) throw new Error('not uploaded');
    const one = (await productWith(ordered.src)).body.product;
    const two = (await productWith(shared.src)).body.product;
    const three = (await productWith(dropped.src, [shared.src])).body.product;
    await order(shop, await addShopper(shop), one.id);
    for (const { id } of [one, two, three]) expect((await repaint(id, fresh.src)).status).toBe(200);
    // The third product dropped this one as well, but takes it back in time.
    expect((await repaint(three.id, shared.src)).status).toBe(200);
    await later(DAY + 60_000);
    await sweep(shop.services);
    expect(await isThere(ordered)).toEqual([200, 200, 200]);
    expect(await isThere(shared)).toEqual([200, 200, 200]);
    expect(await isThere(dropped)).toEqual([404, 404, 404]);
    expect(await isThere(fresh)).toEqual([200, 200, 200]);
    const [row] = await shop.db.autocommit((tx) => tx.select().from(uploads).where(eq(uploads.id, ordered.id)));
    expect(row?.unusedSince).toBeNull();
  });

  test('keeps the pictures of deleted products, which can be restored', async () => {
    const picture = await uploaded(shop, admin);
    const { product } = (await productWith(picture.src)).body;
    await shop.call('DELETE', `/admin/products/${product.id}`, { token: admin });
    await later(2 * DAY);
    await sweep(shop.services);
    expect(await isThere(picture)).toEqual([200, 200, 200]);
  });

  test('never deletes a picture that a product takes at the same moment', async () => {
    const pictures = await Promise.all(Array.from({ length: 8 }, () => uploaded(shop, admin)));
    await later(DAY + 60_000);
    const outcomes = await Promise.all([
      ...pictures.map(async (picture) => (await productWith(picture.src)).status),
      sweep(shop.services).then(() => 0),
      sweep(shop.services).then(() => 0),
    ]);
    await sweep(shop.services);
    const statuses = outcomes.slice(0, pictures.length);
    expect(statuses.every((status) => status === 201 || status === 400)).toBe(true);
    const there = await Promise.all(pictures.map(isThere));
    expect(there).toEqual(statuses.map((status) => (status === 201 ? [200, 200, 200] : [404, 404, 404])));
    const rows = await shop.db.autocommit((tx) => tx.select().from(products));
    for (const { pictures: own } of rows) {
      for (const picture of own) expect(await isThere(picture)).not.toContain(404);
    }
  });
});

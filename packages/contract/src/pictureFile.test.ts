import { expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from './limits.ts';
import { pictureFileProblem } from './pictureFile.ts';

it.each([
  ['an empty file', 0, 'image/png', 'The file is empty'],
  ['a byte above 5 MB', PICTURE_MAX_BYTES + 1, 'image/png', 'File size is too large'],
  ['a drawing with scripts', 10, 'image/svg+xml', 'Only PNG, JPEG and WebP pictures can be uploaded'],
  ['a document', 10, 'application/pdf', 'Only PNG, JPEG and WebP pictures can be uploaded'],
  ['5 MB', PICTURE_MAX_BYTES, 'image/png', null],
  ['a JPEG', 10, 'image/jpeg', null],
  ['a WebP', 10, 'image/webp', null],
  ['a type that the browser does not know', 10, '', null],
])('checks %s before it is uploaded', { tags: ['5.1.25'] }, (_, size, type, problem) => {
  expect(pictureFileProblem({ size, type })).toBe(problem);
});

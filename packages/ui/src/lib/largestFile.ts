import type { PictureFile } from './pictureFile.ts';

/** The URLs of a srcset with their widths. */
const candidate = /([^\s,]\S*)\s+(\d+)w/g;

/** The URL of a picture's largest file; a plain URL is its own largest file. */
export function largestFile(picture: PictureFile | string): string {
  if (typeof picture === 'string') return picture;
  let largest = { url: picture.src, width: 0 };
  for (const [, url = '', width] of picture.srcset.matchAll(candidate)) {
    if (Number(width) > largest.width) largest = { url, width: Number(width) };
  }
  return largest.url;
}

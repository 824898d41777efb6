import type { Picture } from '@abs/contract';

/** The addresses of a srcset with their widths. */
const candidate = /([^\s,]\S*)\s+(\d+)w/g;

/** The URL of a picture's largest file; that of its only one, where it is a plain URL. */
export function largestFile(picture: Picture | string): string {
  if (typeof picture === 'string') return picture;
  let largest = { url: picture.src, width: 0 };
  for (const [, url = '', width] of picture.srcset.matchAll(candidate)) {
    if (Number(width) > largest.width) largest = { url, width: Number(width) };
  }
  return largest.url;
}

import { type SyntheticEvent, useState } from 'react';
import { largestFile } from '../../lib/largestFile.ts';
import type { PictureFile } from '../../lib/pictureFile.ts';
import { savesData } from '../../lib/savesData.ts';

/** `none`: the picture has one file only. `offered`: it is large and the person saves data, so it loads on request. */
export type LargeFileStatus = 'none' | 'waiting' | 'offered' | 'loading' | 'loaded' | 'failed';

/** Names of pictures for which the shop's server has smaller files. It would send those to visitors who save data. */
const HAS_SMALLER = /-\d+\.(?:avif|webp)$/;

/** The URL of the file itself, so that visitors who request the large picture get it even if they save data. */
const wholeFile = (url: string): string => (HAS_SMALLER.test(url) ? `${url}?full` : url);

/**
 * The large file of a picture: loads when the picture is first shown, and under Save-Data only on request.
 * @param shown whether the picture is the current one
 */
export function useLargeFile(picture: PictureFile | string, shown: boolean) {
  const hasLargeFile = typeof picture !== 'string' && largestFile(picture) !== picture.src;
  const [status, setStatus] = useState<LargeFileStatus>(hasLargeFile ? 'waiting' : 'none');
  const [attempt, setAttempt] = useState(0);
  if (shown && status === 'waiting') setStatus(savesData() ? 'offered' : 'loading');
  const url = largestFile(picture);
  return {
    status,
    url: savesData() ? wholeFile(url) : url,
    /** For browsers that do not support the format of the large file. */
    fallback: typeof picture === 'string' ? picture : picture.src,
    /** Counts the attempts, because each needs a new element. */
    attempt,
    load: () => {
      setAttempt(attempt + 1);
      setStatus('loading');
    },
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
      const show = () => setStatus('loaded');
      currentTarget.decode().then(show, show);
    },
    onError: () => setStatus('failed'),
  };
}

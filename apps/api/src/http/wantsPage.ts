import * as path from 'node:path';

/**
 * Whether a request is a browser's that navigates, which names text/html. Programs often accept anything: they get the
 * page where no file is meant.
 */
export const wantsPage = (accept = '*/*', urlPath: string): boolean =>
  accept.includes('text/html') || (accept.includes('*/*') && path.extname(urlPath) === '');

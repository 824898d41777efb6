import * as path from 'node:path';

/**
 * Whether a request wants a page. A browser that navigates accepts text/html. Programs often accept anything, and get
 * the page unless the path names a file.
 */
export const wantsPage = (accept = '*/*', urlPath: string): boolean =>
  accept.includes('text/html') || (accept.includes('*/*') && path.extname(urlPath) === '');

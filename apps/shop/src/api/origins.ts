/**
 * Reads a setting that has origins with commas between them, as `URL.origin` writes them. Spaces around an origin and a
 * slash at its end may stay. Leaves out entries that are not URLs, which `checkOrigins` refuses at build time.
 */
export const readOrigins = (setting = ''): string[] =>
  setting.split(',').flatMap((entry) => URL.parse(entry)?.origin ?? []);

/** Whether a URL names a web server alone, as `https://pay.example.com` and `https://pay.example.com/` do. */
const isOrigin = (url: URL | null) => url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;

/** @throws if an entry of a setting for `readOrigins` is not an origin */
export function checkOrigins(name: string, setting = ''): void {
  for (const entry of setting.split(',').map((part) => part.trim())) {
    if (entry && !isOrigin(URL.parse(entry))) {
      throw new Error(
        `The setting ${name} must have addresses without a path, like https://pay.example.com, but has “${entry}”.`,
      );
    }
  }
}

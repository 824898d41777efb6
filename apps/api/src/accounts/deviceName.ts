import Bowser from 'bowser';

/** Longer ones are not from browsers, and would cost time to parse. */
const LONGEST = 500;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * A name for a device that its user recognizes, such as "Chrome on Android". The header itself is not stored: it has more
 * about the device than anybody needs, and anybody can write anything into it, so only known names are taken from it.
 * @param userAgent the header User-Agent
 * @returns null if neither browser nor system is known
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > LONGEST) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const known = [
    browser.name && browsers.has(browser.name) && browser.name,
    os.name && systems.has(os.name) && os.name,
  ];
  return known.filter(Boolean).join(' on ') || null;
}

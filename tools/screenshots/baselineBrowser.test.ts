import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { baselineBrowser } from './baselineBrowser.ts';

describe('the browser of the baselines', () => {
  const cache = mkdtempSync(join(tmpdir(), 'browser-'));
  const setPlatform = (platform: string) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform as 'linux');
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(cache, { recursive: true, force: true });
  });

  it('is refused with the reason and the way out on another system', () => {
    setPlatform('darwin');
    expect(() => baselineBrowser(cache)).toThrow(
      /exists for Linux on x64 alone.* container .* --update --baselines <folder>/,
    );
  });

  it('is refused with the reason when it cannot be installed', () => {
    setPlatform('linux');
    vi.spyOn(process, 'arch', 'get').mockReturnValue('x64');
    vi.stubEnv('PATH', cache);
    expect(() => baselineBrowser(cache)).toThrow(/could not be installed from the npm registry: .*npm/);
  });
});

let failures = 0;

/** Makes the next import use a URL that has not failed yet: see retryableImports in vite.config.ts. */
export function changeAddresses(): void {
  failures += 1;
  globalThis.retrySuffix = `?retry=${failures}`;
}

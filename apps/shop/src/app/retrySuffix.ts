let failures = 0;

/** Has whatever is loaded next asked for under an address that has not failed yet: see retryableImports in vite.config.ts. */
export function changeAddresses(): void {
  failures += 1;
  globalThis.retrySuffix = `?retry=${failures}`;
}

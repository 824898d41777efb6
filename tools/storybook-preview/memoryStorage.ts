/**
 * Replaces the browser's storage with memory, so that no story signs a visitor out or leaves data behind, wherever
 * Storybook is hosted. The preview imports this module before any module that could store something.
 */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

/** The browser's own storages, which stay empty. */
export const browserStorages: readonly Storage[] = [window.localStorage, window.sessionStorage];

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
}

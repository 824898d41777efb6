import { LRUCache } from 'lru-cache';
import type { Services } from '../services.ts';
import { createCatalogueVersion } from './catalogueVersion.ts';
import { KeptAnswer, type PublicAnswer } from './keptAnswer.ts';
import type { Part, PublicAnswers } from './publicAnswers.ts';

const MB = 1_000_000;

/**
 * Bytes of each part. `main` holds a few dozen entries that every shop has: the front page, first pages of lists, texts.
 * Products, searches and missing pages have parts of their own, because there can be any number of them. They cannot evict
 * entries of `main`.
 */
const partBytes: Record<Part | 'missing', number> = {
  main: 16 * MB,
  products: 8 * MB,
  searches: 4 * MB,
  // Enough for some 30,000 products. In a larger catalogue, files that are rarely read are generated again.
  sitemaps: 16 * MB,
  missing: 2 * MB,
};

/** Statuses that stay valid until the catalogue changes: only a change can add or restore a product. */
const missingStatuses: ReadonlySet<number> = new Set([404, 410]);

/** Half a second, so that every process shows a change within a second, including the time of the query. */
const VERSION_MAX_AGE_MS = 500;

type Entry = { version: number; answer: KeptAnswer };
type Flight = { version: number; answer: Promise<KeptAnswer> };

/**
 * Keeps public answers in memory while the catalogue stays as it is.
 * @param maxAgeMs how old the known version of the catalogue may be; 0 queries it for each request
 */
export function createPublicAnswers(
  services: Pick<Services, 'db' | 'now'>,
  maxAgeMs: number = VERSION_MAX_AGE_MS,
): PublicAnswers {
  const catalogue = createCatalogueVersion(services, maxAgeMs);
  const part = (name: string, maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize: name === 'sitemaps' ? maxSize : maxSize / 8,
      sizeCalculation: ({ answer }, key) => answer.maxBytes + 2 * key.length,
    });
  const parts = Object.fromEntries(
    Object.entries(partBytes).map(([name, bytes]) => [name, part(name, bytes)]),
  ) as Record<keyof typeof partBytes, ReturnType<typeof part>>;
  const flights = new Map<string, Flight>();

  /** Makes an answer. The version was read before, so the answer is at least as new. */
  function take(key: string, version: number, make: () => Promise<PublicAnswer>, name: Part) {
    const flight: Flight = {
      version,
      answer: make()
        .then((made) => {
          const answer = new KeptAnswer(made);
          // A flight for a newer version may have started, or even ended, meanwhile.
          if (flights.get(key) !== flight) return answer;
          if (made.status === 200) parts[name].set(key, { version, answer });
          else if (missingStatuses.has(made.status)) parts.missing.set(key, { version, answer });
          return answer;
        })
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        }),
    };
    flights.set(key, flight);
    return flight.answer;
  }

  function kept(entries: LRUCache<string, Entry>, key: string, version: number): KeptAnswer | undefined {
    const entry = entries.get(key);
    return entry?.version === version ? entry.answer : undefined;
  }

  return {
    peek(key, name) {
      const version = catalogue.known();
      return version === undefined ? undefined : kept(parts[name], key, version);
    },
    async get(key, make, name = 'main') {
      const version = await catalogue.current();
      const known = kept(parts[name], key, version) ?? kept(parts.missing, key, version);
      if (known) return known;
      const flight = flights.get(key);
      if (flight?.version === version) return flight.answer;
      return take(key, version, make, name);
    },
    recheck: () => catalogue.recheck(),
    get bytes() {
      return Object.values(parts).reduce((bytes, { calculatedSize }) => bytes + calculatedSize, 0);
    },
    maxBytes: Object.values(partBytes).reduce((bytes, most) => bytes + most, 0),
  };
}

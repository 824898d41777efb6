import { once } from 'node:events';
import { request } from 'node:http';
import autocannon from 'autocannon';
import { median, quantile } from './statistics.ts';

/** One request as it is sent. */
export type Sent = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };
/**
 * A call to measure.
 * @property amount how many requests a round sends, if each request can be sent only once
 * @property isEmpty whether the list in the answer must be empty, which no other may be: it would always be fast
 */
export type BenchCase = { name: string; request(n: number): Sent; amount?: number; isEmpty?: boolean };
/** An answer as it came over the wire, its body in base64. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: string };
/** Requests per second, and the median and the 99th percentile of their milliseconds. */
export type Measured = { perSecond: number; p50: number; p99: number };

/** The encodings that browsers accept, so that the server compresses answers as it does for them. */
const ACCEPTED = { 'accept-encoding': 'br, gzip' };

/**
 * Sends requests over some connections, for `duration` seconds or until it has sent `amount` requests.
 * @param next the request to send, by its number
 * @throws when an answer is not a success, because fast errors would falsify the times
 */
export async function load(
  url: string,
  next: (n: number) => Sent,
  { connections = 10, ...length }: { connections?: number; duration?: number; amount?: number },
): Promise<Measured> {
  let sent = 0;
  const times: number[] = [];
  const failures = new Set<number>();
  const start = performance.now();
  let last = start;
  const options: autocannon.Options = {
    url,
    connections,
    ...length,
    requests: [
      {
        setupRequest: (template) => {
          const { method = 'GET', path, headers, body } = next(sent++);
          return { ...template, method, path, headers: { ...ACCEPTED, ...headers }, ...(body && { body }) };
        },
      },
    ],
  };
  const errors = await new Promise<number>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result.errors)));
    run.on('response', (_client, status, _bytes, milliseconds) => {
      last = performance.now();
      times.push(milliseconds);
      if (status >= 300) failures.add(status);
    });
  });
  // Autocannon stops on a whole second, which may be later than the last answer.
  const seconds = (last - start) / 1000;
  if (errors > 0 || failures.size > 0 || times.length === 0) {
    throw new Error(`${next(0).path}: ${errors} errors, answers of status ${[...failures].join(', ')}`);
  }
  return { perSecond: times.length / seconds, p50: median(times), p99: quantile(times, 0.99) };
}

/** Sends one request and returns the raw answer, compressed or not. */
export async function recordAnswer(url: string, { method = 'GET', path, headers, body }: Sent): Promise<RawAnswer> {
  const sending = request(new URL(path, url), { method, headers: { ...ACCEPTED, ...headers } });
  sending.end(body);
  const [response] = await once(sending, 'response');
  const chunks: Buffer[] = await response.toArray();
  const kept = ['content-type', 'content-encoding'].flatMap((name) =>
    response.headers[name] ? [[name, response.headers[name]]] : [],
  );
  const status = response.statusCode;
  if (status >= 300) throw new Error(`${path} answered ${status}: ${Buffer.concat(chunks)}`);
  return { status, headers: Object.fromEntries(kept), body: Buffer.concat(chunks).toString('base64') };
}

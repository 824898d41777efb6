/** A server for flow stories: answers the calls of /api/v1 in memory, in place of `fetch` and XMLHttpRequest. */
import { refusals } from '@abs/api/refusals';
import { API_BASE_PATH, type CallName, type Endpoint, type ErrorBody, type ErrorCode, endpoints } from '@abs/contract';
import { calls } from '@abs/contract/calls';
import { basicAnswer } from '@abs/contract/testing';
import { adminAnswersOf, type BackOffice, backOffice } from './adminAnswers.ts';
import { xhrAnsweredBy } from './memoryXhr.ts';
import { type Account, type Answers, answersOf, emptyShop, Refusal, type ShopState } from './shopAnswers.ts';

/** The features beyond the basic contract, as the shop's own backend announces them. */
const FEATURES = 'idempotency-key, list-queries, order-filters';

type Route = Endpoint & { name: CallName; pattern: RegExp };

const routes: Route[] = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  ...endpoint,
  name: name as CallName,
  pattern: new RegExp(`^${API_BASE_PATH}${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** An untyped answer, as the transport sees it. The table of answers has the types. */
type Answer = (call: { params: unknown; body: unknown; query: URLSearchParams; account: Account | null }) => unknown;

const refused = ({ status, message, code, cart }: Pick<Refusal, 'status' | 'message' | 'code' | 'cart'>) =>
  Response.json({ message, code, cart } satisfies ErrorBody, { status });

/** The body of a call: JSON, or the file of an upload. */
async function bodyOf(request: Request, { upload }: Endpoint): Promise<unknown> {
  if (upload) return (await request.formData()).get('file');
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

const answered = ({ responseType }: Endpoint, answer: unknown) =>
  responseType
    ? new Response(String(answer), { headers: { 'Content-Type': responseType } })
    : Response.json(answer, { headers: { 'Api-Features': FEATURES } });

/** The answer to a call of an earlier story, which is successful and has no message that its shop could show. */
const ended = (answer: unknown) =>
  Response.json(Array.isArray(answer) ? answer : { ...(answer as object), message: '' });

/** Never resolves. Rejects as `fetch` does when the request is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

export class ShopServer {
  /** The data of the shop, for a story to fill before it begins, and to inspect. */
  state: ShopState = emptyShop();
  /** The data of the back office. */
  backOffice: BackOffice = backOffice();
  /** The received calls, in order. */
  calls: CallName[] = [];
  #answers: Answers = {};
  #held = new Map<CallName, PromiseWithResolvers<void>>();
  #lost = new Set<CallName>();
  #failures = new Map<CallName, Refusal>();
  #unknown: string[] = [];
  #isBasic = false;
  /** Identifies the story whose shop made a call. Each start creates a new one. */
  #visit = Symbol();

  /**
   * Starts with empty data and answers in place of the network. Releases calls that an earlier story left held, so that
   * no message in this story says that they took too long.
   * @returns a function that stops it
   */
  start(): () => void {
    for (const name of [...this.#held.keys()]) this.release(name);
    this.#visit = Symbol();
    this.state = emptyShop();
    this.calls = [];
    this.backOffice = backOffice();
    this.#answers = { ...answersOf(this.state), ...adminAnswersOf(this.backOffice, this.state) };
    this.#failures.clear();
    this.#lost.clear();
    this.#unknown = [];
    this.#isBasic = false;
    const { fetch: outer, XMLHttpRequest: outerXhr } = globalThis;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      // Like `fetch`, does not send a request that is already aborted.
      request.signal.throwIfAborted();
      return url.pathname.startsWith(`${API_BASE_PATH}/`) ? this.#receive(request, url) : outer(input, init);
    };
    globalThis.XMLHttpRequest = xhrAnsweredBy((request) => this.#receive(request, new URL(request.url)));
    return () => {
      globalThis.fetch = outer;
      globalThis.XMLHttpRequest = outerXhr;
    };
  }

  /** Holds the answers to a call from now on, until it is released or the client gives up. */
  hold(name: CallName): void {
    this.#held.set(name, Promise.withResolvers());
  }

  /** Carries out a call from now on, but breaks the connection before the answer. */
  lose(name: CallName): void {
    this.#lost.add(name);
  }

  /** Answers a held call. */
  release(name: CallName): void {
    this.#held.get(name)?.resolve();
    this.#held.delete(name);
  }

  /** Replaces the answer to a call from now on, as another backend might. */
  answer(name: CallName, answer: Answer): void {
    Object.assign(this.#answers, { [name]: answer });
  }

  /** Refuses a call from now on. Prefer a status below 500: the client repeats a GET that fails with 500 or more. */
  fail(name: CallName, code: ErrorCode, message: string): void {
    this.#failures.set(name, new Refusal(code, message));
  }

  /** Answers only the basic contract from now on, without additive calls and fields. */
  keepToBasics(): void {
    this.#isBasic = true;
  }

  /** Answers a failing or lost call again. */
  clearFailure(name: CallName): void {
    this.#lost.delete(name);
    this.#failures.delete(name);
  }

  /** Signs in an account without a login. @returns the token */
  signIn(account: Account): string {
    const token = `token-${this.state.sessions.size + 1}`;
    if (!this.state.accounts.includes(account)) this.state.accounts.push(account);
    this.state.sessions.set(token, account);
    return token;
  }

  /**
   * For use after a story. The app shows an unanswered call as a lost connection, which a play may not notice.
   * @throws an error with the calls that have no answer
   */
  expectAllAnswered(): void {
    if (this.#unknown.length === 0) return;
    throw new Error(`The server of the flow stories has no answer for ${this.#unknown.join(', ')}.`);
  }

  async #receive(request: Request, { pathname, searchParams: query }: URL): Promise<Response> {
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const answer = route && (this.#answers[route.name] as Answer | undefined);
    if (!route || !answer) {
      this.#unknown.push(`${request.method} ${pathname}`);
      throw new TypeError(`Nothing answers ${request.method} ${pathname}`);
    }
    this.calls.push(route.name);
    if (this.#isBasic && route.additive)
      return Response.json({ message: `Cannot ${request.method} ${pathname}` }, { status: 404 });
    const body = await bodyOf(request, route);
    const held = this.#held.get(route.name);
    const visit = this.#visit;
    const { state } = this;
    if (held) await Promise.race([held.promise, aborted(request.signal)]);
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const account = state.sessions.get(token) ?? null;
    const params = route.pattern.exec(pathname)?.groups ?? {};
    if (visit !== this.#visit) return ended(answer({ params, body, query, account }));
    // Like `fetch`, does not answer an aborted request, which also changes nothing.
    request.signal.throwIfAborted();
    const failure = this.#failures.get(route.name);
    if (failure) return refused(failure);
    if (route.auth !== 'none' && !account) return refused(new Refusal(...refusals.loginNeeded));
    if (route.auth === 'admin' && account?.user.userType !== 'Admin') {
      return refused(new Refusal(...refusals.adminsOnly));
    }
    if (route.stepUp && account?.twoFactorSince && !account.hasRecentCode) {
      return refused(new Refusal(...refusals.stepUpNeeded));
    }
    let response: Response;
    try {
      const result = answer({ params, body, query, account });
      response = this.#isBasic
        ? Response.json(basicAnswer(calls[route.name].response, result))
        : answered(route, result);
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      this.#unknown.push(`${request.method} ${pathname} (${error})`);
      throw error;
    }
    if (this.#lost.has(route.name)) throw new TypeError('Failed to fetch');
    return response;
  }
}

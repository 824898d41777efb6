import { API_BASE_PATH, type CallName, type Endpoint, endpoints } from '@abs/contract';
import { expect, type Page, type Request, type Route } from '@playwright/test';

type Treatment = (route: Route) => Promise<void> | void;

/** Intercepts the shop's calls, and holds those that the journey has not answered yet. */
export class HeldCalls {
  readonly #treatments = new Map<string, Treatment>();
  readonly #held = new Map<string, Route[]>();

  /** Starts to intercept a page's calls. All of them go through until one is held. */
  async watch(page: Page): Promise<void> {
    await page.route(`**${API_BASE_PATH}/**`, (route) => {
      const [treat] = [...this.#treatments].flatMap(([name, how]) => (isCall(route.request(), name) ? [how] : []));
      return treat ? treat(route) : route.continue();
    });
  }

  /** Leaves a call of this name unanswered from now on. */
  hold(name: string): void {
    if (this.#held.has(name)) return;
    const routes: Route[] = [];
    this.#held.set(name, routes);
    this.#treatments.set(name, (route) => {
      routes.push(route);
    });
  }

  /** Resolves once the shop has sent the request and waits. */
  async expectCalled(name: string): Promise<void> {
    await expect.poll(() => this.#held.get(name)?.length ?? 0, { message: `calls of ${name}` }).toBeGreaterThan(0);
  }

  /** Applies the treatment to the held calls and to all later ones, until they are held again. */
  async release(name: string, treatment: Treatment): Promise<void> {
    const routes = this.#held.get(name) ?? [];
    this.#held.delete(name);
    this.#treatments.set(name, treatment);
    for (const route of routes) await treatment(route);
  }
}

/** Whether a request is the call of this name. Held calls have no parameters in their path. */
function isCall(request: Request, name: string): boolean {
  const { method, path } = endpoints[name as CallName] satisfies Endpoint;
  return request.method() === method && new URL(request.url()).pathname === API_BASE_PATH + path;
}

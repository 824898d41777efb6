import { createPaymentProvider } from '../payments/paystackClient.ts';
import { controlOf, resetControl } from '../sandbox/control.ts';
import { listen } from '../server/listen.ts';
import { createTestApp } from './testApp.ts';

/** A test app that really listens, so that it, its sandbox and the sandbox's webhooks talk over HTTP. */
export async function createSandboxShop() {
  const app = await createTestApp({ config: { port: 0, host: '127.0.0.1' } });
  const { services } = app;
  services.payments = createPaymentProvider(services.config, services.paymentKey);
  const server = await listen(app.app, services.config, services.log);
  const origin = `http://127.0.0.1:${services.config.port}`;
  services.config.publicUrl = origin;

  return {
    ...app,
    origin,
    control: () => controlOf(services),
    reset: () => resetControl(services),
    async close() {
      await server.close({ acceptMs: 0, cutOffMs: 0 });
      await app.close();
    },
  };
}

export type SandboxShop = Awaited<ReturnType<typeof createSandboxShop>>;

export const goodCard = { number: '4084 0840 8408 4081', expiry: '12/30', cvv: '408' };

/** Sends the card page's form as a browser does. */
export function sendCard(authorizationUrl: string, card: Record<string, string>): Promise<Response> {
  return fetch(authorizationUrl, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
}

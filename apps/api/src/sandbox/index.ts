import { Hono } from 'hono';
import type { Services } from '../services.ts';

/** The sandbox payment provider. Its routes carry their whole path, /sandbox/paystack/…: mount it at '/'. */
export function createSandbox(_services: Services): Hono {
  return new Hono();
}

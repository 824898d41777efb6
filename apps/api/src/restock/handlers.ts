import { eq } from 'drizzle-orm';
import { canonicalEmail } from '../accounts/canonicalEmail.ts';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { restockRequests } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { enforce, limitOf } from '../limits/rateLimit.ts';
import { prepareLinks } from '../mail/links.ts';
import { refusals } from '../refusals.ts';
import { createToken, hashToken } from '../token.ts';
import { confirmRestockMail } from './mails.ts';
import { cancelOpenRequests, findOpenRequest, findSoldOutProduct } from './queries.ts';

export const restockHandlers = {
  async requestRestockMail({ body }, { services, ip }) {
    const now = services.now();
    const email = canonicalEmail(body.email);
    await services.db.autocommit((tx) =>
      enforce(tx, now, ...limitOf.contactByIp(ip), limitOf.restockMailsByEmail(email)),
    );
    await services.db.transaction(async (tx) => {
      const product = await findSoldOutProduct(tx, body.productId);
      const open = await findOpenRequest(tx, product.id, email);
      // The answer is the same as for any other address, so that it does not reveal what an address waits for.
      if (open?.confirmedAt) return;
      const token = createToken();
      const values = { tokenHash: hashToken(token), createdAt: now };
      if (open) await tx.update(restockRequests).set(values).where(eq(restockRequests.id, open.id));
      else await tx.insert(restockRequests).values({ ...values, productId: product.id, email });
      const linkTo = await prepareLinks(tx, services);
      await services.mailer.enqueue(tx, confirmRestockMail(services.config, linkTo, email, product, token));
    });
    return { message: 'Check your inbox to confirm your email address.' };
  },

  async requestOwnRestockMail({ body }, { services, user }) {
    const now = services.now();
    await services.db.transaction(async (tx) => {
      const product = await findSoldOutProduct(tx, body.productId);
      const open = await findOpenRequest(tx, product.id, user.email);
      const confirmed = { userId: user.id, confirmedAt: now };
      if (open) {
        if (!open.confirmedAt) await tx.update(restockRequests).set(confirmed).where(eq(restockRequests.id, open.id));
        return;
      }
      await tx.insert(restockRequests).values({
        ...confirmed,
        productId: product.id,
        email: user.email,
        tokenHash: hashToken(createToken()),
        createdAt: now,
      });
    });
    return { message: `We’ll email ${user.email} when it’s back.` };
  },

  async confirmRestockMail({ body }, { services }) {
    const now = services.now();
    await services.db.transaction(async (tx) => {
      const request = await findByToken(tx, body.token);
      if (request.cancelledAt) throw invalidLink();
      if (request.confirmedAt) return;
      await tx.update(restockRequests).set({ confirmedAt: now }).where(eq(restockRequests.id, request.id));
    });
    return { message: 'Thank you. We’ll email you when it’s back.' };
  },

  async cancelRestockMails({ body }, { services }) {
    const now = services.now();
    await services.db.transaction(async (tx) => {
      const { email } = await findByToken(tx, body.token);
      await cancelOpenRequests(tx, email, now);
    });
    return { message: 'You won’t get any more emails about items that are back in stock.' };
  },
} satisfies Partial<Handlers>;

/** Finds and locks the request of a link. @throws ApiError `invalid_code` */
async function findByToken(tx: Tx, token: string) {
  const [request] = await tx
    .select()
    .from(restockRequests)
    .where(eq(restockRequests.tokenHash, hashToken(token)))
    .for('update');
  if (!request) throw invalidLink();
  return request;
}

const invalidLink = () => new ApiError(...refusals.restockLinkUsed);

import { normalizeSearchWords } from '../catalogue/searchText.ts';
import { contactMessages } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { enforce, limitOf } from '../limits/rateLimit.ts';
import { notify } from '../notifications/notify.ts';
import { newMessageNotice } from './newMessageNotice.ts';

export const contactHandlers = {
  async sendContactMessage({ body }, { services, ip }) {
    const now = services.now();
    await services.db.autocommit((tx) => enforce(tx, now, ...limitOf.contactByIp(ip)));
    await services.db.transaction(async (tx) => {
      const [written] = await tx
        .insert(contactMessages)
        .values({ ...body, searchText: normalizeSearchWords(body.name, body.email, body.message), createdAt: now })
        .returning();
      if (written) await notify(tx, services, [newMessageNotice(written)]);
    });
    return { message: 'Your message has been sent. We answer within one working day.' };
  },
} satisfies Partial<Handlers>;

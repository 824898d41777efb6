import { canonicalEmail } from '../accounts/canonicalEmail.ts';
import type { Handlers } from '../http/handler.ts';
import { enforce, limitOf } from '../limits/rateLimit.ts';
import { requestSubscription } from './subscribers.ts';

export const newsletterHandlers = {
  async subscribeToNewsletter({ body }, { services, ip }) {
    const now = services.now();
    await services.db.autocommit((tx) => enforce(tx, now, ...limitOf.contactByIp(ip)));
    await services.db.autocommit((tx) => requestSubscription(tx, canonicalEmail(body.email), now));
    services.mailer.nudge();
    return { message: 'Thank you for subscribing!', confirmBy: 'mail' as const };
  },
} satisfies Partial<Handlers>;

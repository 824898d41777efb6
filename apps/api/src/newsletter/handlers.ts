import { canonicalEmail } from '../accounts/canonicalEmail.ts';
import type { Handlers } from '../http/handler.ts';
import { enforce, limitOf } from '../limits/rateLimit.ts';
import { requestSubscription } from './subscribers.ts';

export const newsletterHandlers = {
  async subscribeToNewsletter({ body }, { services, ip }) {
    const now = services.now();
    const email = canonicalEmail(body.email);
    await services.db.autocommit((tx) =>
      enforce(tx, now, ...limitOf.contactByIp(ip), limitOf.newsletterMailsByEmail(email)),
    );
    await services.db.autocommit((tx) => requestSubscription(tx, email, now));
    services.mailer.nudge();
    return { message: 'Thank you for subscribing!', confirmBy: 'mail' as const };
  },
} satisfies Partial<Handlers>;

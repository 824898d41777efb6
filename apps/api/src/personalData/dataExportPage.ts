import type { SecurityEventKind } from '@abs/contract';
import { html } from 'hono/html';
import { variantText } from '../catalogue/variantText.ts';
import { type Html, startOfPage } from '../http/page.ts';
import { formatKobo, toKobo } from '../money.ts';
import type { ExportedOrder, PersonalData } from './loadPersonalData.ts';

const eventNames: Record<SecurityEventKind, string> = {
  signIn: 'Login',
  signInFailed: 'Wrong password',
  signInDelayed: 'Login delayed after wrong passwords or codes',
  codeFailed: 'Wrong code',
  passwordReset: 'Password reset',
  passwordChanged: 'Password changed',
  emailChanged: 'Email address changed',
  dataExported: 'Data downloaded',
  twoFactorOn: 'Two-factor authentication turned on',
  twoFactorOff: 'Two-factor authentication turned off',
  recoveryCodeUsed: 'Recovery code used',
  recoveryCodesRenewed: 'Recovery codes replaced',
  loggedOutDevice: 'Logged out on one device',
  loggedOutEverywhere: 'Logged out on all devices',
};

const orderStatusNames: Record<ExportedOrder['status'], string> = {
  PENDING: 'Pending',
  SUCCESS: 'Paid',
  CANCELLED: 'Cancelled',
};

const paymentStatusNames: Record<ExportedOrder['payments'][number]['status'], string> = {
  initializing: 'started',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  abandoned: 'not completed',
  refundDue: 'refund due',
  refunded: 'refunded',
};

const lagosTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** "28 Nov 2026, 22:36" */
const timeText = (time: Date | string): string => lagosTime.format(new Date(time));
const naira = (amount: number): string => formatKobo(toKobo(amount));
const amountText = (amount: number, currency: string): string =>
  currency === 'NGN' ? naira(amount) : `${currency} ${amount.toFixed(2)}`;
const twoFactorText = ({
  enabledAt,
  recoveryCodesLeft: left,
}: NonNullable<PersonalData['account']['twoFactor']>): string =>
  `On since ${timeText(enabledAt)}, ${left === 1 ? '1 recovery code' : `${left} recovery codes`} left`;
/** A text that people typed, in its own direction. */
const typed = (text: string | null): Html => html`<bdi>${text || 'Not given'}</bdi>`;

const pair = (term: string, value: Html | string): Html => html`<dt>${term}</dt><dd>${value}</dd>`;
const section = (title: string, content: Html): Html => html`<section><h2>${title}</h2>${content}</section>`;
/** A section with a list, or with a sentence that there is nothing. */
const listSection = (title: string, items: readonly Html[], nothing: string): Html =>
  section(
    title,
    items.length > 0
      ? html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`
      : html`<p class="quiet">${nothing}</p>`,
  );

/** The page up to its first order. */
export async function pageStart({ account, exportedAt }: PersonalData, orderCount: number): Promise<string> {
  const title = 'Your data';
  const start = startOfPage({
    title,
    style: `dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8rem,100%),1fr));gap:.75rem 1.25rem;margin:0}
dt{color:var(--quiet);font-size:.875rem}dd{margin:0;overflow-wrap:anywhere}dl div{min-width:0}ul{padding-inline-start:1.25rem}li{margin-block:.35rem;overflow-wrap:anywhere}
article h3{margin-top:0}article dl{margin-block:1rem}`,
  });
  return String(
    await html`${start}<h1>${title}</h1>
<p>Everything that ABS stores about <bdi>${account.email}</bdi>, as of ${timeText(exportedAt)}. All times are in Lagos.
For programs, this file has the same data as JSON in its last element. Passwords and codes are left out.</p>
${section(
  'Account',
  html`<dl>
<div>${pair('First name', typed(account.firstName))}</div>
<div>${pair('Last name', typed(account.lastName))}</div>
<div>${pair('Email', typed(account.email))}</div>
${account.pendingEmail === null ? '' : html`<div>${pair('New email, not yet confirmed', typed(account.pendingEmail))}</div>`}
<div>${pair('Gender', account.gender ?? 'Not given')}</div>
<div>${pair('Delivery address', typed(account.deliveryAddress))}</div>
<div>${pair('Account opened', timeText(account.createdAt))}</div>
<div>${pair('Last visit', account.lastSeenAt ? timeText(account.lastSeenAt) : 'Never')}</div>
${account.twoFactor === null ? '' : html`<div>${pair('Two-factor authentication', twoFactorText(account.twoFactor))}</div>`}
</dl>`,
)}
<section><h2>Orders</h2>${orderCount === 0 ? html`<p class="quiet">You have no orders.</p>` : ''}
`,
  );
}

/** An order on the page. */
export async function toArticle(order: ExportedOrder): Promise<string> {
  const {
    number = '',
    createdAt = '',
    deliveryAddress = '',
    phoneNumber = '',
    deliveryFee = 0,
    refundDue = 0,
    refunded = 0,
  } = order;
  return String(
    await html`<article><h3>${number}</h3><p class="quiet">${timeText(createdAt)} · ${orderStatusNames[order.status]}</p>
<ul>${order.orderItems.map(
      ({ quantity, price = 0, product }) =>
        html`<li>${quantity} × <bdi>${variantText(product)}</bdi>, ${naira(price)} each</li>`,
    )}</ul><dl>
<div>${pair('Delivery', naira(deliveryFee))}</div><div>${pair('Total', naira(order.totalPrice))}</div>
${refundDue > 0 ? html`<div>${pair('Refund due', naira(refundDue))}</div>` : ''}
${refunded > 0 ? html`<div>${pair('Refunded', naira(refunded))}</div>` : ''}
<div>${pair('Address', typed(deliveryAddress))}</div><div>${pair('Phone number', phoneNumber)}</div>
</dl>${
      order.payments.length === 0
        ? ''
        : html`<ul>${order.payments.map(
            ({ reference, amount, currency, status, createdAt }) =>
              html`<li>Payment of ${amountText(amount, currency)}, ${timeText(createdAt)}, ${paymentStatusNames[status]} (${reference})</li>`,
          )}</ul>`
    }</article>
`,
  );
}

/** The page after its last order. */
export async function pageEnd(data: PersonalData): Promise<string> {
  const { addresses, cart, wishlist, restockRequests, newsletter, messages, sessions, knownAddresses, securityEvents } =
    data;
  const sections = [
    listSection(
      'Saved addresses',
      addresses.map(
        ({ deliveryAddress, phoneNumber, isDefault }) =>
          html`<bdi>${deliveryAddress}</bdi>, ${phoneNumber}${isDefault ? ' (default)' : ''}`,
      ),
      'You have saved no address.',
    ),
    listSection(
      'Cart',
      cart.map(({ quantity, product }) => html`${quantity} × <bdi>${variantText(product)}</bdi>`),
      'Your cart is empty.',
    ),
    listSection(
      'Wishlist',
      wishlist.items.map(
        ({ product, createdAt }) => html`<bdi>${product.name}, ${product.color}</bdi>, saved on ${timeText(createdAt)}`,
      ),
      'Your wishlist is empty.',
    ),
    listSection(
      'Emails when an item is back in stock',
      restockRequests.map(
        ({ product, createdAt, sentAt, cancelledAt }) =>
          html`<bdi>${variantText(product)}</bdi>, requested on ${timeText(createdAt)}${sentAt ? `, sent on ${timeText(sentAt)}` : ''}${cancelledAt ? `, cancelled on ${timeText(cancelledAt)}` : ''}`,
      ),
      'You requested none.',
    ),
    section('Newsletter', html`<p>${newsletterText(newsletter)}</p>`),
    section(
      'Messages to us',
      messages.length === 0
        ? html`<p class="quiet">You sent none.</p>`
        : html`${messages.map(
            ({
              name,
              message,
              createdAt,
              replies,
            }) => html`<article><p class="quiet">${timeText(createdAt)}, as ${typed(name)}</p>
<pre dir="auto">${message}</pre>${replies.map(
              (reply) => html`<h3>Our reply of ${timeText(reply.createdAt)}</h3><pre dir="auto">${reply.text}</pre>`,
            )}</article>`,
          )}`,
    ),
    listSection(
      'Devices that are logged in',
      sessions.map(
        ({ device, createdAt, lastUsedAt, expiresAt, isCurrent }) =>
          html`${device ?? 'Unknown device'}${isCurrent ? ' (this device)' : ''}: since ${timeText(createdAt)}, last used on ${timeText(lastUsedAt)}, at most until ${timeText(expiresAt)}`,
      ),
      'None.',
    ),
    listSection(
      'Internet addresses of recent logins',
      knownAddresses.map(({ address, lastSignInAt }) => html`${address}, last on ${timeText(lastSignInAt)}`),
      'None.',
    ),
    listSection(
      'Security events of the last 90 days',
      securityEvents.map(
        ({ kind, address, count, at }) =>
          html`${eventNames[kind]}, from ${address} on ${timeText(at)}${count > 1 ? ` (${count} times within an hour)` : ''}`,
      ),
      'None.',
    ),
  ];
  return String(await html`</section>${sections}</main>`);
}

function newsletterText(subscription: PersonalData['newsletter']): string {
  if (!subscription) return 'You are not subscribed.';
  const { createdAt, confirmedAt } = subscription;
  return confirmedAt
    ? `Subscribed since ${timeText(confirmedAt)}.`
    : `Requested on ${timeText(createdAt)}, and not confirmed.`;
}

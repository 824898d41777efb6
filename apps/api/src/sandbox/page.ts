import { html, raw } from 'hono/html';
import type { Html } from '../http/page.ts';
import { formatKobo } from '../money.ts';
import { type CardErrors, type CardForm, grouped, testCards } from './cards.ts';
import { checkoutPath } from './protocol.ts';
import { STYLE } from './style.ts';
import type { SandboxTransaction, TransactionState } from './transactions.ts';

function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header class="note"><strong>Sandbox.</strong> No real card is charged. Use a test card.</header>
<main>${content}</main>
</body>
</html>`;
}

/** The subject of the payment: the order number that the shop sent, or the reference. */
function subject(transaction: SandboxTransaction): string {
  const number = transaction.metadata?.orderNumber;
  return typeof number === 'string' ? `Order ${number}` : transaction.reference;
}

function heading(transaction: SandboxTransaction): Html {
  return html`<p class="brand">ABS</p>
<h1>${formatKobo(transaction.amountKobo)}</h1>
<p class="sub">${subject(transaction)}, ${transaction.email}</p>`;
}

type Field = { name: keyof CardForm; label: string; autocomplete: string; placeholder: string; maxlength: number };

const fields: Record<keyof CardForm, Field> = {
  number: {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '0000 0000 0000 0000',
    maxlength: 30,
  },
  expiry: { name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', placeholder: 'MM/YY', maxlength: 30 },
  cvv: { name: 'cvv', label: 'CVV', autocomplete: 'cc-csc', placeholder: '123', maxlength: 30 },
};

function input(field: Field, value: string, error: string | undefined): Html {
  return html`<div>
<label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" value="${value}" inputmode="numeric" autocomplete="${field.autocomplete}" placeholder="${field.placeholder}" maxlength="${field.maxlength}"${error ? html` aria-invalid="true" aria-describedby="${field.name}-error"` : ''}>
${error ? html`<p class="error" id="${field.name}-error">${error}</p>` : ''}
</div>`;
}

type FormState = { form: CardForm; errors?: CardErrors; declined?: string };

/** The card form, with the errors of the last try. A submitted CVV is never sent back to the page. */
export function formPage(transaction: SandboxTransaction, { form, errors = {}, declined }: FormState): Html {
  const action = checkoutPath(transaction.accessCode);
  const wrong = Object.keys(errors).length > 0;
  return page(
    `${wrong || declined ? 'Error: ' : ''}Pay ${formatKobo(transaction.amountKobo)} to ABS`,
    html`${heading(transaction)}
${declined ? html`<p class="alert" role="alert"><strong>${declined}</strong>The bank refused this card. Nothing was charged. Try another card, or cancel.</p>` : ''}
<form method="post" action="${action}" novalidate>
${input(fields.number, grouped(form.number), errors.number)}
<div class="pair">
${input(fields.expiry, form.expiry, errors.expiry)}
${input(fields.cvv, wrong ? '' : form.cvv, errors.cvv)}
</div>
<button type="submit">Pay</button>
</form>
<a class="cancel" href="${action}/cancel">Cancel payment</a>
<section aria-labelledby="cards">
<h2 id="cards">Test cards</h2>
<p>Choose one to fill in the form. Any future expiry date and any CVV will do.</p>
<ul>${testCards.map(
      (card) =>
        html`<li><a href="${action}?card=${card.number}"><span class="number">${grouped(card.number)}</span><span class="label">${card.label}</span></a></li>`,
    )}</ul>
</section>`,
  );
}

const closed: Record<'paid' | 'abandoned' | 'waiting', { title: string; text: string }> = {
  paid: { title: 'Already paid', text: 'This payment has been made. You will not be charged again.' },
  abandoned: { title: 'Payment cancelled', text: 'Nothing was charged. You can start a new payment from your order.' },
  waiting: {
    title: 'Waiting for the bank',
    text: 'The bank has not answered yet. The shop will tell you as soon as it does; do not pay again meanwhile.',
  },
};

/** The page of a transaction that accepts no card (any more). @param callback URL of the shop to return to */
export function closedPage(
  transaction: SandboxTransaction,
  state: Exclude<TransactionState, 'open' | 'declined'>,
  callback: string,
): Html {
  const { title, text } = closed[state];
  return page(
    title,
    html`<p class="brand">ABS</p>
<h1>${title}</h1>
<p class="sub">${formatKobo(transaction.amountKobo)}, ${subject(transaction)}. ${text}</p>
<a class="button" href="${callback}">Back to the shop</a>`,
  );
}

export function unknownPage(): Html {
  return page(
    'No such payment',
    html`<p class="brand">ABS</p>
<h1>No such payment</h1>
<p class="sub">This address belongs to no payment. Please start again from your order.</p>
<a class="button" href="/order">To your orders</a>`,
  );
}

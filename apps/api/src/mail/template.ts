import { isolate } from '@abs/contract';
import { html, raw } from 'hono/html';
import type { Html } from '../http/page.ts';
import type { OutgoingMail } from '../services.ts';

/** Plain text, or a sentence from the tag `isolated`. */
export type MailText = string | { text: string; html: Html };

export type MailContent = {
  title: MailText;
  /** Each becomes a paragraph. */
  paragraphs: readonly MailText[];
  /** A one-time code, shown large. */
  code?: string;
  /** One button. */
  action?: { label: string; url: string };
  /** The URL of the unsubscribe link at the end. */
  unsubscribeUrl?: string;
};

/** A sentence with texts that people wrote, each with its own direction: isolated`Hello ${name},`. */
export const isolated = (sentence: TemplateStringsArray, ...written: readonly string[]): MailText => ({
  text: String.raw({ raw: sentence }, ...written.map(isolate)),
  html: html`${sentence.map(
    (part, index) => html`${part}${index < written.length ? html`<span dir="auto">${written[index]}</span>` : ''}`,
  )}`,
});

const textOf = (content: MailText) => (typeof content === 'string' ? content : content.text);
const htmlOf = (content: MailText) => (typeof content === 'string' ? content : content.html);

/** Text and HTML of a mail in the shop's layout, from plain text: everything is escaped. */
export function renderMail(content: MailContent): Pick<OutgoingMail, 'text' | 'html'> {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ title, paragraphs, code, action, unsubscribeUrl }: MailContent): string {
  return [
    textOf(title),
    ...paragraphs.map(textOf),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    'ABS. The best place to buy what suits you without extra cost.',
    ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : []),
  ].join('\n\n');
}

/** Mail programs know system fonts only. */
const FONT = raw("font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif");

/** Inline styles and a single column without tables, which all mail programs support. */
function renderHtml({ title, paragraphs, code, action, unsubscribeUrl }: MailContent): string {
  const mail = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${textOf(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a"><div style="max-width:560px;margin:0 auto">
<h1 style="${FONT};font-size:20px;line-height:1.3;margin:0 0 16px">${htmlOf(title)}</h1>
${paragraphs.map((paragraph) => html`<p dir="auto" style="${FONT};font-size:16px;line-height:1.5;margin:0 0 16px">${htmlOf(paragraph)}</p>`)}
${code ? html`<p style="${FONT};font-size:36px;font-weight:700;letter-spacing:12px;margin:24px 0">${code}</p>` : ''}
${action ? button(action) : ''}
<p style="${FONT};font-size:13px;color:#595959;margin:32px 0 0">ABS. The best place to buy what suits you without extra cost.${unsubscribeUrl ? html`<br><a href="${unsubscribeUrl}" style="color:#595959">Unsubscribe</a>` : ''}</p>
</div></body></html>`;
  if (mail instanceof Promise) throw new TypeError('No part of a mail is a promise.');
  return mail.toString();
}

const button = ({ label, url }: { label: string; url: string }) =>
  html`<p style="margin:24px 0"><a href="${url}" style="${FONT};font-size:16px;font-weight:600;background:#1a1a1a;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none">${label}</a></p>`;

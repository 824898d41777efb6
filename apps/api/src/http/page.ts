import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ownPagePolicy } from './contentPolicy.ts';

/** Markup from the tag `html`, which escapes all texts. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Inline, because these pages must work without the built shop. Colors pass WCAG AA in both schemes. */
const STYLE = `
:root{color-scheme:light dark;--ground:#faf8f5;--ink:#1d1a17;--quiet:#5f5850;--line:#ddd6cc;--accent:#9a3d1e;--raised:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#1b1917;--ink:#efe9e1;--quiet:#b3aaa0;--line:#3a3632;--accent:#f0a184;--raised:#242120}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem 4rem;background:var(--ground);color:var(--ink);
font:1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
h1{font-size:2rem;line-height:1.15;margin:0 0 .75rem}h2{font-size:1.25rem;line-height:1.3;margin:2.5rem 0 .5rem}article h2,section h3{margin-top:0}
h3{font-size:1rem;margin:1rem 0 .25rem}a{color:var(--accent)}
.quiet{color:var(--quiet);margin:0 0 1rem}
article,section.call{border:1px solid var(--line);border-radius:.75rem;background:var(--raised);padding:1.25rem;margin:1.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
pre.json,code{font:0.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre.json{padding:.75rem;border:1px solid var(--line);border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere}
.code{font-size:2.75rem;font-weight:700;letter-spacing:.35em;line-height:1.2;margin:.5rem 0 1rem;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
.method{display:inline-block;min-width:4.5em;font-weight:700;color:var(--accent)}
button{min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--ground);font:inherit;font-weight:700;cursor:pointer}
nav ul{list-style:none;margin:0;padding:0;columns:18rem}nav li{margin:.15rem 0;break-inside:avoid}
`.trim();

type Page = {
  title: string;
  head?: Html | '';
  /** CSS of this page only. */
  style?: string;
};

/** The beginning of a page up to the start tag of `<main>`, for a page that is sent in pieces. */
export const startOfPage = ({
  title,
  head = '',
  style = '',
}: Page): Html => html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ABS</title><style>${raw(STYLE + style)}</style>${head}</head><body><main>`;

/** Sends a whole HTML page of the server's own, without script. */
export function sendPage(
  context: Context,
  { body, ...start }: Page & { body: Html },
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response | Promise<Response> {
  const policy = ownPagePolicy(STYLE + (start.style ?? ''));
  const page = html`${startOfPage(start)}${body}</main></body></html>`;
  return context.html(page, status, { 'Content-Security-Policy': policy, ...headers });
}

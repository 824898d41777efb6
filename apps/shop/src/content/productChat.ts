import { isolate } from '@abs/contract';

/** WhatsApp's chat URLs accept the first message as `text`. Other services may not. */
const TAKES_TEXT = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//;

/** The URL of the chat with a message that names the product and its page. The shopper can send or change it. */
export function productChatUrl(chatUrl: string, product: { name: string; url: string }): string {
  if (!TAKES_TEXT.test(chatUrl)) return chatUrl;
  const url = new URL(chatUrl);
  url.search = `?text=${encodeURIComponent(`Hello, I have a question about ${isolate(product.name)}: ${product.url}`)}`;
  return url.href;
}

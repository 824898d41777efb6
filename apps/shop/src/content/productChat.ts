/** An address of WhatsApp's chats takes the first message as `text`; others may know no such parameter. */
const TAKES_TEXT = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//;

/** The address of the chat with a message that names the product and its page, for the person to send or to change. */
export function productChatUrl(chatUrl: string, product: { name: string; url: string }): string {
  if (!TAKES_TEXT.test(chatUrl)) return chatUrl;
  const url = new URL(chatUrl);
  url.search = `?text=${encodeURIComponent(`Hello, I have a question about ${product.name}: ${product.url}`)}`;
  return url.href;
}

import { InstagramIcon, TikTokIcon, WhatsAppIcon, XIcon } from '../../components/Icon/index.ts';

/** URLs of the shop's social accounts. Empty ones are not shown. */
export interface SocialLinks {
  instagram?: string;
  tiktok?: string;
  x?: string;
  /** The URL of a chat, such as https://wa.me/2348012345678. */
  whatsapp?: string;
}

/** The accounts that have a URL, with their names and icons. */
export const socialAccounts = ({ instagram, tiktok, x, whatsapp }: SocialLinks) =>
  [
    { name: 'Instagram', url: instagram, Icon: InstagramIcon },
    { name: 'TikTok', url: tiktok, Icon: TikTokIcon },
    { name: 'X', url: x, Icon: XIcon },
    { name: 'WhatsApp', url: whatsapp, Icon: WhatsAppIcon },
  ].filter((account): account is typeof account & { url: string } => Boolean(account.url));

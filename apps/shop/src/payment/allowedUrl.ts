const PROVIDER_HOSTS = ['checkout.paystack.com', 'paystack.com'];

type Allowed = {
  /** Origins whose own pages may take the payment: the shop's and the backend's (its sandbox). */
  origins: string[];
  /** Further hosts, reached over https only. */
  hosts?: string[];
};

/**
 * Whether a payment may leave the shop for this address. Only known hosts are allowed, so that a faulty or hostile
 * backend cannot send shoppers and their cards anywhere else.
 */
export function isAllowedPaymentUrl(url: string, { origins, hosts = [] }: Allowed): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname, username, password } = new URL(url);
  if (username || password) return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && [...PROVIDER_HOSTS, ...hosts].includes(hostname);
}

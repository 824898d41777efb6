/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the backend, e.g. https://api.example.com; empty: the origin that serves the shop. */
  readonly VITE_API_URL?: string;
  /** Further hosts, comma-separated, to which a payment may redirect. */
  readonly VITE_PAYMENT_HOSTS?: string;
}

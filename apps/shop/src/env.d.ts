/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the backend, e.g. https://api.example.com; empty: the origin that serves the shop. */
  readonly VITE_API_URL?: string;
  /** Further origins, comma-separated, to which a payment may redirect. */
  readonly VITE_PAYMENT_ORIGINS?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_CONTACT_PHONE?: string;
  /** A chat in a messaging app. */
  readonly VITE_CHAT_URL?: string;
  readonly VITE_INSTAGRAM_URL?: string;
  readonly VITE_TIKTOK_URL?: string;
  readonly VITE_X_URL?: string;
}

/** The suffix of the URLs of scripts that load later; changed after each failure. */
declare var retrySuffix: string | undefined;

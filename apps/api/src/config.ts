/** The server's settings, read once from the environment. */
export type Config = {
  production: boolean;
  port: number;
  /** Where PGlite keeps its files and uploads go; absolute. */
  dataDir: string;
  /** PostgreSQL when set, PGlite otherwise. */
  databaseUrl: string | undefined;
  /** Origin under which people reach the shop, without a trailing slash. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: the sandbox provider is mounted. */
  paystackSecretKey: string | undefined;
  paystackBaseUrl: string | undefined;
  deliveryFeeKobo: number;
  /** Seed demo data and print demo accounts. */
  demo: boolean;
};

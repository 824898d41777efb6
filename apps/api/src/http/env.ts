/** What middlewares leave for each other and for the log. */
export type AppEnv = { Variables: { requestId: string; userId: string | undefined } };

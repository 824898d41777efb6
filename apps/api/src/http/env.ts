/** What middlewares leave for each other and for the log. */
export type AppEnv = {
  Variables: {
    requestId: string;
    userId: string | undefined;
    /** What every answer to this request carries, and whether the answer has it already: see commonHeaders.ts. */
    commonHeaders: Readonly<Record<string, string>>;
    hasCommonHeaders: boolean | undefined;
  };
};

/** Values that middlewares set for each other and for the log. */
export type AppEnv = {
  Variables: {
    requestId: string;
    userId: string | undefined;
    /** Headers for every answer to this request, and whether the answer already has them: see commonHeaders.ts. */
    commonHeaders: Readonly<Record<string, string>>;
    hasCommonHeaders: boolean | undefined;
  };
};

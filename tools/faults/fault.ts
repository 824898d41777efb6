/** A way to break what a row of docs/spec-ledger.md promises, and the test that has to notice. */
export type PlantedFault = {
  /** The ledger's row that breaks: `5.1.3`. */
  row: string;
  /** The file to change, from the repository's root. */
  file: string;
  /** The code as it is: exactly once in the file. */
  from: string;
  /** The code that breaks the row's sentence. */
  to: string;
  /** The fastest evidence of the row that catches it: a reference as it stands in the row. */
  caughtBy: string;
};

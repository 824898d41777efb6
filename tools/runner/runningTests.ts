/**
 * A reporter for Vitest and Playwright that writes the names of the running tests to the file RUNNING_TESTS, so that
 * the summary can name them when their part is stopped.
 */
import { writeFileSync } from 'node:fs';

type VitestCase = { id: string; fullName: string; module: { relativeModuleId: string } };
type PlaywrightTest = { id: string; titlePath: () => string[] };

export default class RunningTests {
  readonly #running = new Map<string, string>();

  #write(): void {
    const file = process.env.RUNNING_TESTS;
    if (file) writeFileSync(file, [...this.#running.values()].join('\n'));
  }

  #start(id: string, name: string): void {
    this.#running.set(id, name);
    this.#write();
  }

  #end(id: string): void {
    this.#running.delete(id);
    this.#write();
  }

  onTestCaseReady({ id, fullName, module }: VitestCase): void {
    this.#start(id, `${module.relativeModuleId} › ${fullName}`);
  }

  onTestCaseResult({ id }: VitestCase): void {
    this.#end(id);
  }

  onTestBegin(test: PlaywrightTest): void {
    this.#start(test.id, test.titlePath().filter(Boolean).join(' › '));
  }

  onTestEnd({ id }: PlaywrightTest): void {
    this.#end(id);
  }
}

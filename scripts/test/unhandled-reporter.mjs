import { writeFileSync } from 'node:fs';

/** Saves errors outside every test, which Vitest's JSON report leaves out. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const unhandled = errors.map(({ stack }) => stack);
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify({ unhandled }));
  }
}

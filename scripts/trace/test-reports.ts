import type { NamedTest } from './proofs';

interface VitestResult {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string; readonly results: readonly unknown[] }[];
  }[];
}

type VitestList = readonly { readonly name: string; readonly file: string }[];

/** Reads the report of a run, or the list of tests, of Vitest or Playwright; other files contain no tests. */
export function testsIn(report: unknown): NamedTest[] {
  if (Array.isArray(report))
    return (report as VitestList).map(({ name, file }) => ({ name, file, passed: true }));
  if (isObject(report) && 'testResults' in report) return vitestTests(report as unknown as VitestResult);
  if (isObject(report) && 'suites' in report) return playwrightTests(report as PlaywrightSuite);
  return [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const vitestTests = (report: VitestResult): NamedTest[] =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ name: fullName, file: file.name, passed: status === 'passed' })),
  );

const playwrightTests = (suite: PlaywrightSuite): NamedTest[] => [
  ...(suite.specs ?? [])
    // In a list without a run, every test counts as skipped.
    .filter((spec) => spec.tests.some(({ status, results }) => status !== 'skipped' || results.length === 0))
    .map((spec) => ({ name: spec.title, file: `tests/e2e/${spec.file}`, passed: spec.ok })),
  ...(suite.suites ?? []).flatMap(playwrightTests),
];

/** A test and the requirements its name contains. */
export interface NamedTest {
  readonly name: string;
  readonly passed: boolean;
}

const TAG = /\[(R-\d{3})\]/g;

const tagsIn = (name: string): string[] => [...name.matchAll(TAG)].map(([, id]) => id ?? '');

/** A requirement is proven when a test that carries its number passes and none that carries it fails. */
export function provenBy(tests: readonly NamedTest[]): Set<string> {
  const ids = (passed: boolean) =>
    tests.filter((test) => test.passed === passed).flatMap(({ name }) => tagsIn(name));
  const broken = new Set(ids(false));
  return new Set(ids(true).filter((id) => !broken.has(id)));
}

interface VitestResult {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Reads the report of Vitest or Playwright; anything else holds no tests. */
export function testsIn(report: unknown): NamedTest[] {
  if (isObject(report) && 'testResults' in report) return vitestTests(report as unknown as VitestResult);
  if (isObject(report) && 'suites' in report) return playwrightTests(report as PlaywrightSuite);
  return [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const vitestTests = (report: VitestResult): NamedTest[] =>
  report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' }));

const playwrightTests = (suite: PlaywrightSuite): NamedTest[] => [
  ...(suite.specs ?? [])
    .filter((spec) => spec.tests.some((test) => test.status !== 'skipped'))
    .map((spec) => ({ name: spec.title, passed: spec.ok })),
  ...(suite.suites ?? []).flatMap(playwrightTests),
];

/** Without a run: every number in the text of a test file, taken at its word. */
export const testsWrittenIn = (source: string): NamedTest[] =>
  [...new Set(tagsIn(source))].map((id) => ({ name: `[${id}]`, passed: true }));

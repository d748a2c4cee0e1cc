import { writeFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';

const root = new URL('..', import.meta.url).pathname;

const ONE_RUN = 'tests/support/one-run.ts';
const SEED_TESTS = ['scripts/seed/{seed-data,require-no-rows}.test.ts'];
const READ_TO_THE_END = 'tests/support/read-to-the-end.ts';
const RANDOM_CASES = 'src/core/**/*-property.test.ts';
const WHOLE_SCREENS = 'src/views/**/*-screen.test.tsx';
const OUR_SERVER = 'tests/contract/our-server.test.ts';
const LONG =
  /(our-server|planted-faults|new-operation|copies|commands|connection-attack|engine|login)\.test\.ts$/;

const IN_A_DOM = {
  environment: 'jsdom',
  isolate: false,
  // The first test of a fresh clone compiles the page that it opens: 17 seconds on a busy machine.
  testTimeout: 60_000,
  setupFiles: [READ_TO_THE_END, 'tests/support/setup-dom.ts'],
};

/** Starts the longest tests first, so that no processor is idle at the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.filter(({ moduleId }) => LONG.test(moduleId));
    return [...long, ...sorted.filter((file) => !long.includes(file))];
  }
}

const { TEST_RESULT, UNHANDLED_ERRORS = '' } = process.env;

/** Saves errors outside every test, which the JSON report leaves out. */
const unhandledErrors: Reporter = {
  onTestRunEnd(_modules, errors) {
    const unhandled = errors.map(({ stack }) => stack);
    writeFileSync(UNHANDLED_ERRORS, JSON.stringify({ unhandled }));
  },
};

/**
 * Projects: unit (no DOM), tools (the scripts), random (many thousand random cases), ui (jsdom), pages (whole screens and pages, jsdom), architecture, server (a database each), contract (the verifier, and longer proofs about what is promised), our-server (the verifier against the reference server), faults.
 * All but the last two share programs between files: a test leaves nothing behind and does not depend on earlier tests.
 */
export default defineConfig({
  root,
  test: {
    restoreMocks: true,
    // `npm test` reads the results.
    ...(TEST_RESULT && { reporters: ['dot', ['json', { outputFile: TEST_RESULT }], unhandledErrors] }),
    // A busy machine must not fail a test.
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: SlowestFirst },
    // All processors: by itself the runner leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // Modules compiled in one run are reused in the next, also within one `npm test`.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: [READ_TO_THE_END],
          testTimeout: 20_000,
          include: ['src/{core,adapters,stores,app}/**/*.test.ts'],
          exclude: [RANDOM_CASES],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          isolate: false,
          setupFiles: [READ_TO_THE_END],
          testTimeout: 20_000,
          include: ['scripts/**/*.test.{ts,mjs}'],
          exclude: SEED_TESTS,
        },
      },
      {
        extends: true,
        test: { name: 'random', environment: 'node', include: [RANDOM_CASES], testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['src/views/**/*.test.{ts,tsx}'],
          exclude: [WHOLE_SCREENS],
          ...IN_A_DOM,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/app/**/*.test.tsx', WHOLE_SCREENS],
          ...IN_A_DOM,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
          // In one process the files share the parsed sources.
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts', ...SEED_TESTS],
          globalSetup: [ONE_RUN],
          setupFiles: [READ_TO_THE_END],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          exclude: [OUR_SERVER],
          globalSetup: [ONE_RUN],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'our-server',
          environment: 'node',
          include: [OUR_SERVER],
          globalSetup: [ONE_RUN],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: [ONE_RUN, 'tests/faults/support/table.ts'],
          // Fifty rounds, each with a start that may take seconds.
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/**
 * Projects: unit (no DOM), ui (jsdom), architecture, server (a database each), contract (the verifier), faults.
 * All but the last two share programs between files: a test leaves nothing behind and asks nothing of what ran before.
 */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^react-router\/dom$/, replacement: 'react-router' }] },
  test: {
    restoreMocks: true,
    // All processors: by itself the runner leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: ['src/{core,adapters,stores,app}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          isolate: false,
          testTimeout: 20_000,
          include: ['src/{views,app}/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: [
            'src/server/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/contract/our-server.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['tests/contract/our-server.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/support/table.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

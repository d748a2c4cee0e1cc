import { defineConfig } from '@playwright/test';

/**
 * Uses BASE_URL if set, one address per worker if it lists several; otherwise starts the product here with separate
 * seed data: small, or those of SEED_SIZE.
 */
const port = Number(process.env.PORT ?? 5350);
const values = process.env.BASE_URL?.split(' ');
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const baseURL = values?.[worker % values.length] ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL,
    browserName: 'chromium',
    headless: true,
    // Recording every journey costs a sixth of their time; `--trace on` records one that failed.
    trace: 'off',
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      chromiumSandbox: false,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(!values && {
    webServer: {
      command: 'node scripts/test/page-server.mjs',
      cwd: '..',
      env: { PORT: String(port) },
      wait: { stdout: /ready on/ },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
});

import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedExamples } from '../../scripts/seed/seed-examples';
import { makeServer } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { servePages } from '../../src/server/pages/serve-pages';
import { ownDatabase } from '../../src/server/testing/fresh-database';
import { letterBox } from './letters';

/** The whole product on one port, over a database of its own with the contracts' examples. For browser tests. */
const port = Number(process.env.PORT ?? 5350);
const webRoot = fileURLToPath(new URL('../../dist/web', import.meta.url));
const renderFile = fileURLToPath(new URL('../../dist/render/render.js', import.meta.url));

const letters = letterBox(port);
const clearLetters = () => rmSync(letters, { recursive: true, force: true });

// A server that was killed left its own there.
clearLetters();
const { database, dataDir, drop } = await ownDatabase();
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  MAIL_DIR: letters,
  RATE_LIMIT: 'off',
  PORT: String(port),
  SECRET_KEY: process.env.SECRET_KEY,
});
const { app, services } = await makeServer(config, {
  database,
  webRoot,
  pages: (pages) =>
    servePages(pages, { webRoot, renderFile, publicOrigin: config.publicOrigin, patience: 10_000 }),
});
await seedExamples(services.db, services);
await app.listen({ host: '127.0.0.1', port });
process.stdout.write(`listening on ${config.publicOrigin}\n`);

const stop = async () => {
  await app.close();
  await drop();
  clearLetters();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

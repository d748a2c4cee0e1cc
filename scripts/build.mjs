import { requireNode } from './setup/node-version.mjs';

requireNode();

const { main } = await import('./setup/run.mjs');

await main(async () => {
  const { ensurePackages } = await import('./setup/packages.mjs');
  await ensurePackages();
  const { ensureContracts } = await import('./setup/contracts.mjs');
  await ensureContracts();
  const { build } = await import('./setup/build.mjs');
  const { translationReport } = await import('./setup/translations.mjs');
  const started = Date.now();
  await build();
  process.stdout.write(
    `Built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s\n${translationReport()}\n`,
  );
});

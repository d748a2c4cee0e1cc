import { requireNode } from './setup/node-version.mjs';

requireNode();

const { main } = await import('./setup/run.mjs');
const { runParts } = await import('./test/run-parts.mjs');

await main(() => runParts(process.argv.slice(2)));

import { withServer } from './with-server.mjs';

/** What `npm test -- e2e` walks in, for journeys that are run alone: Playwright starts and ends it. */
await withServer({ RATE_LIMIT: 'off', PORT: process.env.PORT }, (origin) => {
  process.stdout.write(`ready on ${origin}\n`);
  return new Promise((ended) => {
    process.once('SIGTERM', ended).once('SIGINT', ended);
  });
});

import { withServer } from './with-server.mjs';

/** The server of `npm test -- e2e`, for journeys run alone: Playwright starts and stops it. */
await withServer({ RATE_LIMIT: 'off', PORT: process.env.PORT }, (origin) => {
  process.stdout.write(`ready on ${origin}\n`);
  return new Promise((ended) => {
    process.once('SIGTERM', ended).once('SIGINT', ended);
  });
});

import { withServer } from './with-server.mjs';

/** The server of `npm test -- e2e`, for journeys run alone, with the seed data of SEED_SIZE: Playwright starts and stops it. */
const { PORT, SEED_SIZE = 'small' } = process.env;
await withServer({ RATE_LIMIT: 'off', PORT, SEED_SIZE }, (origin) => {
  process.stdout.write(`ready on ${origin}\n`);
  return new Promise((ended) => {
    process.once('SIGTERM', ended).once('SIGINT', ended);
  });
});

import { foundOrInstalled, onPath } from './apt.mjs';

/** The Redis server for tests of shared limits. */
export const ensureRedis = (find = () => onPath('redis-server')) =>
  foundOrInstalled({
    what: 'redis-server',
    choices: [['redis-server']],
    find,
    wayOut: 'install the package redis-server, or continue without the tests that need it',
  });

import { expect, it } from 'vitest';
import { LINE_OPTIONS } from './socket-line';

it('[R-701][R-823] is tried as it was agreed: /ws/, websocket alone, five times, a second apart, twenty seconds each', () => {
  expect(LINE_OPTIONS).toMatchObject({
    path: '/ws/',
    transports: ['websocket'],
    reconnection: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    timeout: 20_000,
  });
});

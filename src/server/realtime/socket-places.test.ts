import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { SocketPlaces } from './socket-places';

const LIMITS = { all: 5, ofOneNetwork: 4, ofOneMember: 2 };
const closed = (socket: PassThrough) => new Promise((done) => socket.once('close', done));

it('websockets: a network takes no more than its places and gets them back when sockets close', async () => {
  const places = new SocketPlaces(LIMITS);
  const sockets = Array.from({ length: 4 }, () => new PassThrough());
  expect(sockets.map((socket) => places.take('203.0.113.1', socket))).toEqual([true, true, true, true]);
  expect(places.take('203.0.113.1', new PassThrough())).toBe(false);
  const [first] = sockets;
  if (first) await Promise.all([closed(first), first.destroy()]);
  expect(places.take('203.0.113.1', new PassThrough())).toBe(true);
});

it('websockets: when all places are taken, the network with the most loses its oldest socket', () => {
  const places = new SocketPlaces(LIMITS);
  const max = Array.from({ length: 3 }, () => new PassThrough());
  const few = Array.from({ length: 2 }, () => new PassThrough());
  for (const socket of max) places.take('203.0.113.1', socket);
  for (const socket of few) places.take('198.51.100.2', socket);
  expect(places.take('192.0.2.3', new PassThrough())).toBe(true);
  expect([...max, ...few].map(({ destroyed }) => destroyed)).toEqual([true, false, false, false, false]);
});

it('websockets: a member takes no more than the allowed places from any networks', async () => {
  const places = new SocketPlaces(LIMITS);
  const [first, second] = [new PassThrough(), new PassThrough()];
  expect([places.takeOfMember('M1', first), places.takeOfMember('M1', second)]).toEqual([true, true]);
  expect(places.takeOfMember('M1', new PassThrough())).toBe(false);
  expect(places.takeOfMember('M2', new PassThrough())).toBe(true);
  await Promise.all([closed(first), first.destroy()]);
  expect(places.rankOf('M1', second)).toBe(1);
  expect(places.takeOfMember('M1', new PassThrough())).toBe(true);
});

import type { Container } from 'inversify';
import type { Wire } from '../adapters/http/runtime';
import {
  alwaysOnline,
  countingRandom,
  noStorage,
  noTimers,
  nothingInFlight,
  requestCookies,
  unknownDevice,
} from '../adapters/rendering/server-environment';
import type { Clock } from '../core/shared/clock';
import { messagesText } from '../core/shell/messages-text';
import { makeContainer } from './container';
import { PageContainer } from './page-container';

interface Rendered extends Wire {
  readonly clock: Clock;
  readonly cookie: string;
}

/** The stores and ports of one rendered page. */
export const renderingContainer = ({ clock, cookie, ...wire }: Rendered): Container =>
  makeContainer(
    wire,
    {
      clock,
      cookies: requestCookies(cookie),
      storage: noStorage,
      tabStorage: noStorage,
      timers: noTimers,
      random: countingRandom(),
      device: unknownDevice,
      connectivity: alwaysOnline,
      inFlight: nothingInFlight,
      catalogue: { messages: messagesText },
    },
    new PageContainer(),
  );

const refuse = (): never => {
  throw new Error('A part that is rendered once for all readers takes everything from its props.');
};

/** For parts whose markup is repeated on other readers' pages. */
export const readerlessContainer = (): Container =>
  renderingContainer({ origin: '', fetch: refuse, clock: { now: refuse }, cookie: '' });

import type { Container } from 'inversify';
import type { Middleware } from '../adapters/http/runtime';
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

interface Rendered {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly middleware: readonly Middleware[];
  readonly clock: Clock;
  readonly cookie: string;
}

/** The stores and ports of one rendered page. */
export const renderingContainer = ({ origin, fetch, middleware, clock, cookie }: Rendered): Container =>
  makeContainer(
    { origin, fetch, middleware },
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
  renderingContainer({ origin: '', fetch: refuse, middleware: [], clock: { now: refuse }, cookie: '' });

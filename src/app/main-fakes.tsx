import { AbortableCalls } from '../adapters/browser/abortable-calls';
import { DocumentCookies } from '../adapters/browser/document-cookies';
import { responses } from '../adapters/http/generated/responses';
import { watchResponses } from '../adapters/http/watch';
import { SIGNED_IN_COOKIE } from '../core/login/session-cookies';
import { fakeWire } from './fake-wire';
import { startApp } from './start-app';

const cookies = new DocumentCookies();
/** The sandbox session survives a reload, as on a server. */
const session = {
  signInAsMember: () => cookies.write(SIGNED_IN_COOKIE, '1', 1),
  logout: () => cookies.write(SIGNED_IN_COOKIE, '', 0),
};

/** The whole web app without a server: contract examples answer and are validated against the contracts. */
const calls = new AbortableCalls((request) => fetch(request));
const wire = { ...fakeWire(session, location.origin), middleware: [watchResponses(responses)] };
startApp({ wire, calls, journey: { underWay: () => false } }, undefined);

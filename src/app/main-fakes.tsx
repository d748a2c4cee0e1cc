import { AbortableCalls } from '../adapters/browser/abortable-calls';
import { DocumentCookies } from '../adapters/browser/document-cookies';
import { answers } from '../adapters/http/generated/answers';
import { watchAnswers } from '../adapters/http/watch';
import { SIGNED_IN_COOKIE } from '../core/login/session-cookies';
import { fakeWire } from './fake-wire';
import { startApp } from './start-app';

const cookies = new DocumentCookies();
/** Signing in outlives a reload, as it does on a server. */
const session = {
  signInAsMember: () => cookies.write(SIGNED_IN_COOKIE, '1', 1),
  logout: () => cookies.write(SIGNED_IN_COOKIE, '', 0),
};

/** The whole web app without a server: the contracts' examples answer, and are held to the contracts themselves. */
const calls = new AbortableCalls((request) => fetch(request));
const wire = { ...fakeWire(session, location.origin), middleware: [watchAnswers(answers)] };
startApp({ wire, calls, journey: { underWay: () => false } }, undefined);

import { AbortableCalls } from '../adapters/browser/abortable-calls';
import { fakeWire } from './fake-wire';
import { startApp } from './start-app';

/** The whole web app without a server: the contracts' examples answer. */
const calls = new AbortableCalls((request) => fetch(request));
startApp({ wire: fakeWire({}, location.origin), calls, journey: { underWay: () => false } }, undefined);

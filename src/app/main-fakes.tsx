import { AbortableCalls } from '../adapters/browser/abortable-calls';
import { answers } from '../adapters/http/generated/answers';
import { watchAnswers } from '../adapters/http/watch';
import { fakeWire } from './fake-wire';
import { startApp } from './start-app';

/** The whole web app without a server: the contracts' examples answer, and are held to the contracts themselves. */
const calls = new AbortableCalls((request) => fetch(request));
const wire = { ...fakeWire({}, location.origin), middleware: [watchAnswers(answers)] };
startApp({ wire, calls, journey: { underWay: () => false } }, undefined);

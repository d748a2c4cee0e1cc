import { fakeWire } from './fake-wire';
import { startApp } from './start-app';

/** The whole web app without a server: the contracts' examples answer. */
startApp(fakeWire({}, location.origin), undefined);

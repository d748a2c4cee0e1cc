import { browserWire } from './browser-wire';
import { readCarried } from './page-data';
import { startApp } from './start-app';

const { answers, renderedAt } = readCarried(document);
startApp(browserWire(answers), renderedAt);

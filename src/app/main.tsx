import { browserWire } from './browser-wire';
import { readCarried } from './page-data';
import { startApp } from './start-app';

const carried = readCarried(document);
startApp(browserWire(carried.answers), carried.renderedAt);

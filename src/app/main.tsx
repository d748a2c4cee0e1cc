import { browserWire } from './browser-wire';
import { readCarried } from './page-data';
import { yieldToMain } from './yield-to-main';

const { responses, renderedAt } = readCarried(document);
// Loads the app in a separate task so that a slow phone can handle input before and after it.
void yieldToMain().then(async () => {
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app');
  await startApp(browserWire(responses), renderedAt);
});

import { breathe } from './breathe';
import { browserWire } from './browser-wire';
import { readCarried } from './page-data';

const { answers, renderedAt } = readCarried(document);
// What the app is made of is read in a task of its own, so that a slow phone can answer before and after it.
void breathe().then(async () => {
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app');
  await startApp(browserWire(answers), renderedAt);
});

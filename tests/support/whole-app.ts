import { withDeadline } from '../../src/adapters/http/deadline';
import { fakeFetch, type Overrides } from '../../src/adapters/http/fake';
import { examples } from '../../src/adapters/http/generated/examples';
import { withRetries } from '../../src/adapters/http/retry';
import type { Wire } from '../../src/adapters/http/runtime';
import { resolverOf } from '../../src/app/container';
import type { Environment } from '../../src/app/modules/shell/environment-module';
import { PageRestart } from '../../src/core/shell/page-restart';
import { ShellExtras } from '../../src/core/shell/shell-extras';
import { ToastStore } from '../../src/stores/shared/toast-store';
import { FailureStore } from '../../src/stores/shell/failure-store';
import { ShellStore } from '../../src/stores/shell/shell-store';
import { containerOver } from './test-container';

/** The cookies of the member whose profile the contracts' examples show. */
export const MEMBER_COOKIES =
  'UAC_K=1; usr_data={"UserId":"n7Yc2Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja2","TextKey":"Qk9Xw4Zt1Rf8Vb3Lm6Ps5Hd0Ja2n7Yc2"}';

/**
 * Waits are counted in turns of the event loop, one per second, so that a busy machine does not give up
 * earlier.
 */
const quickTimers = {
  after: (milliseconds: number, run: () => void) => {
    let left = Math.ceil(milliseconds / 1000);
    const turn = () => {
      if (left === 0) return run();
      left -= 1;
      timer = setTimeout(turn, 1);
    };
    let timer = setTimeout(turn, 1);
    return () => clearTimeout(timer);
  },
  every: () => () => {},
};

/** The wire of the browser, with responses from the contracts' examples. */
const quickWire = (overrides: Overrides): Wire => ({
  origin: 'http://here',
  fetch: withRetries(withDeadline(fakeFetch(examples, overrides), quickTimers), {
    timers: quickTimers,
    jitter: () => 0,
    online: () => true,
  }),
});

/** The app's own container and its failure handling. */
export async function wholeApp(overrides: Overrides, over: Partial<Environment> = {}) {
  const container = containerOver(quickWire(overrides), over);
  const resolve = resolverOf(container);
  await resolve(ShellExtras).load();
  const restarts: string[] = [];
  container
    .rebind(PageRestart)
    .toConstantValue({ at: (address) => void restarts.push(address), here: () => undefined });
  const shell = resolve(ShellStore);
  const failures = resolve(FailureStore);
  let explained = 0;
  const toasts = () => {
    const store = resolve(ToastStore);
    for (const failure of store.failed.slice(explained)) failures.report(failure, shell.screen);
    explained = store.failed.length;
    return store.toasts.map(({ text1 }) => text1);
  };
  return {
    container,
    resolve,
    toasts,
    /** Reloads of the page that the app requested. */
    restarts,
    /** The browser's handling of uncaught errors. */
    publish: (error: unknown) => failures.report(error, shell.screen),
    log: (error: unknown) => failures.log(error),
  };
}

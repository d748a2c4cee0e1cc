import { expect, it } from 'vitest';
import type { AnalyticsPort, Timing, Vital } from '../../core/shell/analytics-port';
import type { Measured } from '../../core/shell/page-vitals';
import { VitalsStore } from './vitals-store';

function listening() {
  const reported: (Vital | Timing)[] = [];
  let subscribe: (measured: Measured) => void = () => {};
  const ports: Omit<AnalyticsPort, 'recordVital'> = {
    recordEvent: async () => {},
    recordEvents: async () => {},
    recordTiming: async (timing) => void reported.push(timing),
  };
  const page = {
    watch: (listener: typeof subscribe) => {
      subscribe = listener;
      return () => {
        subscribe = () => {};
      };
    },
  };
  const store = new VitalsStore(page, { ...ports, recordVital: async (vital) => void reported.push(vital) });
  const stop = store.begin();
  store.enter('HomeScreen');
  return { store, reported, stop, subscribe: (measured: Measured) => subscribe(measured) };
}

it('[R-841][R-842] the worst value of each page vital is reported once, with the page where it was measured', () => {
  const { store, reported, subscribe } = listening();
  subscribe({ name: 'INP', value: 240, target: 'button.vote' });
  subscribe({ name: 'INP', value: 480, target: 'a.title' });
  store.enter('JobsScreen');
  subscribe({ name: 'INP', value: 300 });
  subscribe({ name: 'CLS', value: 0.95 });
  expect(reported).toEqual([]);
  store.report();
  expect(reported).toEqual([
    { name: 'INP', value: 480, target: 'a.title', pageName: 'HomeScreen' },
    { name: 'CLS', value: 0.95, target: undefined, pageName: 'JobsScreen' },
  ]);
  store.report();
  expect(reported).toHaveLength(2);
});

it('[R-706] a slow load of the page is reported as a timing, with the page that loaded', () => {
  const { store, reported, subscribe } = listening();
  subscribe({ name: 'LOAD', value: 4001 });
  store.enter('JobsScreen');
  store.report();
  expect(reported).toEqual([{ name: 'page-load', milliseconds: 4001, pageName: 'HomeScreen' }]);
});

it('[R-841][R-842] good page vitals are not reported, and neither are those after listening has stopped', () => {
  const { store, reported, stop, subscribe } = listening();
  subscribe({ name: 'INP', value: 200 });
  subscribe({ name: 'LOAD', value: 4000 });
  subscribe({ name: 'CLS', value: 0.5 });
  stop();
  subscribe({ name: 'INP', value: 900 });
  store.report();
  expect(reported).toEqual([]);
});

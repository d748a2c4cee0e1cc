import { expect, it } from 'vitest';
import type { AnalyticsPort, Vital } from '../../core/shell/analytics-port';
import type { Measured } from '../../core/shell/page-vitals';
import { VitalsStore } from './vitals-store';

function listening() {
  const told: Vital[] = [];
  let hear: (measured: Measured) => void = () => {};
  const ports: Omit<AnalyticsPort, 'recordVital'> = {
    recordEvent: async () => {},
    recordEvents: async () => {},
    recordTiming: async () => {},
  };
  const page = {
    watch: (heard: typeof hear) => {
      hear = heard;
      return () => {
        hear = () => {};
      };
    },
  };
  const store = new VitalsStore(page, { ...ports, recordVital: async (vital) => void told.push(vital) });
  const stop = store.begin();
  store.enter('HomeScreen');
  return { store, told, stop, hear: (measured: Measured) => hear(measured) };
}

it('[R-841][R-842] the worst value of each page vital is reported once, with the page where it was measured', () => {
  const { store, told, hear } = listening();
  hear({ name: 'INP', value: 240, target: 'button.vote' });
  hear({ name: 'INP', value: 480, target: 'a.title' });
  store.enter('JobsScreen');
  hear({ name: 'INP', value: 300 });
  hear({ name: 'CLS', value: 0.95 });
  expect(told).toEqual([]);
  store.tell();
  expect(told).toEqual([
    { name: 'INP', value: 480, target: 'a.title', pageName: 'HomeScreen' },
    { name: 'CLS', value: 0.95, target: undefined, pageName: 'JobsScreen' },
  ]);
  store.tell();
  expect(told).toHaveLength(2);
});

it('[R-841][R-842] good page vitals are not reported, and neither are those after listening has stopped', () => {
  const { store, told, stop, hear } = listening();
  hear({ name: 'INP', value: 200 });
  hear({ name: 'CLS', value: 0.5 });
  stop();
  hear({ name: 'INP', value: 900 });
  store.tell();
  expect(told).toEqual([]);
});

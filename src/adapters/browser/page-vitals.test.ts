// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Measured } from '../../core/shell/page-vitals';
import { pageVitals } from './page-vitals';

type Look = (list: { readonly getEntries: () => readonly object[] }) => void;
const watched = new Map<string, Look>();

class Observer {
  static readonly supportedEntryTypes = ['event', 'layout-shift', 'navigation'];
  readonly #look: Look;
  #type = '';
  constructor(look: Look) {
    this.#look = look;
  }
  observe({ type }: { readonly type: string }): void {
    this.#type = type;
    watched.set(type, this.#look);
  }
  disconnect(): void {
    watched.delete(this.#type);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  watched.clear();
});

function watch(request: { doNotTrack: string | null; globalPrivacyControl?: boolean }) {
  vi.stubGlobal('PerformanceObserver', Observer);
  const received: Measured[] = [];
  const stop = pageVitals(() => request).watch((measured) => received.push(measured));
  const met = (type: string, ...entries: readonly object[]) =>
    watched.get(type)?.({ getEntries: () => entries });
  return { received, stop, met };
}

function button(): HTMLElement {
  const made = document.createElement('button');
  made.id = 'post-7';
  made.className = 'vote is-on';
  made.textContent = 'I work at a bank';
  return made;
}

it('[R-841] page vitals report the delay and the kind of element of an interaction, never its text', () => {
  const { received, stop, met } = watch({ doNotTrack: null });
  met('event', { interactionId: 0, duration: 900, target: null });
  met('event', { interactionId: 7, duration: 247.6, target: button() });
  expect(received).toEqual([{ name: 'INP', value: 248, target: 'button.vote.is-on' }]);
  stop();
  expect(watched.size).toBe(0);
});

it('[R-706] page vitals report how long the page took to load', () => {
  const { received, met } = watch({ doNotTrack: null });
  met('navigation', { duration: 5120.4 });
  expect(received).toEqual([{ name: 'LOAD', value: 5120 }]);
});

it('[R-842] consecutive layout shifts count together, and shifts after an interaction do not count', () => {
  const { received, met } = watch({ doNotTrack: '0' });
  const move = (startTime: number, value: number, hadRecentInput = false) =>
    met('layout-shift', { startTime, value, hadRecentInput, sources: [{ node: button() }] });
  move(0, 0.5);
  move(900, 0.4);
  move(1000, 3, true);
  move(2500, 0.2);
  expect(received.map(({ value }) => value)).toEqual([0.5, 0.9, 0.2]);
});

it('[R-841][R-842] page vitals measure nothing when the visitor asks not to be tracked or the browser cannot measure', () => {
  watch({ doNotTrack: '1' });
  watch({ doNotTrack: null, globalPrivacyControl: true });
  expect(watched.size).toBe(0);
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(pageVitals(() => ({ doNotTrack: null })).watch(() => {})()).toBeUndefined();
});

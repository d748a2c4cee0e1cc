import type { Measured, PageVitals } from '../../core/shell/page-vitals';

/** TypeScript's DOM library does not declare this interface yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };
type Listener = (measured: Measured) => void;

/** Layout shifts less than a second apart count together, for five seconds at most. */
const PAUSE_MS = 1000;
const MAX_MS = 5000;

/** Measures nothing when the visitor asks not to be tracked or the browser cannot measure. */
export const pageVitals = (requester: () => PrivacySignals): PageVitals => ({
  watch: (listener) => {
    const { doNotTrack, globalPrivacyControl } = requester();
    if (doNotTrack === '1' || globalPrivacyControl) return () => {};
    const watching = [
      observe('event', pressesTo(listener)),
      observe('layout-shift', movesTo(listener)),
      observe('navigation', ({ duration }) => listener({ name: 'LOAD', value: Math.round(duration) })),
    ];
    return () => {
      for (const observer of watching) observer?.disconnect();
    };
  },
});

function observe(type: string, look: (entry: PerformanceEntry) => void): PerformanceObserver | undefined {
  if (typeof PerformanceObserver === 'undefined') return undefined;
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(look));
  observer.observe({ type, buffered: true });
  return observer;
}

const isPress = (entry: PerformanceEntry): entry is PerformanceEventTiming & { interactionId: number } =>
  'interactionId' in entry && Number(entry.interactionId) > 0;
const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;

const pressesTo = (listener: Listener) => (entry: PerformanceEntry) => {
  if (!isPress(entry)) return;
  listener({ name: 'INP', value: Math.round(entry.duration), target: lookOf(entry.target) });
};

function movesTo(listener: Listener): (entry: PerformanceEntry) => void {
  let sum = 0;
  let began = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  return (entry) => {
    if (!isShift(entry) || entry.hadRecentInput) return;
    const isNew = entry.startTime - last >= PAUSE_MS || entry.startTime - began >= MAX_MS;
    if (isNew) began = entry.startTime;
    sum = isNew ? entry.value : sum + entry.value;
    last = entry.startTime;
    listener({ name: 'CLS', value: Math.round(sum * 1000) / 1000, target: lookOf(entry.sources[0]?.node) });
  };
}

/** Privacy: only the element's name and classes; no text, no name and no id. */
const lookOf = (node: Node | null | undefined): string | undefined =>
  node instanceof Element ? [node.localName, ...node.classList].join('.') : undefined;

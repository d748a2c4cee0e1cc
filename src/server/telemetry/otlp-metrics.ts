import type { MetricObject, MetricObjectWithValues, MetricValue } from 'prom-client';
import { type Attribute, attributesOf } from './trace';

/** The metrics of /metrics in OpenTelemetry's JSON format. */

type Value = MetricValue<string> & { readonly metricName?: string };

interface Times {
  readonly startTimeUnixNano: string;
  readonly timeUnixNano: string;
}

const CUMULATIVE = 2;
const A_SECOND = 1000;

/** To the second, like the times of traces. */
const nanoseconds = (moment: number): string => `${Math.floor(moment / A_SECOND)}000000000`;

export function metricsOf(
  figures: readonly MetricObject[],
  startedAt: number,
  now: number,
): readonly object[] {
  const times = { startTimeUnixNano: nanoseconds(startedAt), timeUnixNano: nanoseconds(now) };
  return figures.map((metric) => {
    const { name, help: description } = metric;
    return { name, description, ...dataOf(metric, times) };
  });
}

function dataOf(metric: MetricObject, times: Times): object {
  const { type, values: own } = metric as MetricObjectWithValues<Value>;
  // prom-client writes the type as a word, though its declaration has numbers.
  switch (type as unknown as string) {
    case 'histogram':
      return { histogram: { aggregationTemporality: CUMULATIVE, dataPoints: histograms(own, times) } };
    case 'counter':
      return {
        sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints: points(own, times) },
      };
    default:
      return { gauge: { dataPoints: points(own, times) } };
  }
}

const points = (values: readonly Value[], times: Times) =>
  values.map(({ value, labels }) => ({ ...times, asDouble: value, attributes: labelled(labels) }));

const labelled = (labels: Value['labels']): readonly Attribute[] =>
  attributesOf(labels as Readonly<Record<string, string | number>>);

interface Histogram {
  readonly attributes: readonly Attribute[];
  readonly bounds: number[];
  /** Each includes those of the smaller bounds. */
  readonly counts: number[];
  sum: number;
  count: number;
}

function histograms(values: readonly Value[], times: Times) {
  const found = new Map<string, Histogram>();
  for (const { labels, value, metricName = '' } of values) {
    const { le, ...own } = labels as Readonly<Record<string, string | number>>;
    const key = JSON.stringify(own);
    const item = found.get(key) ?? { attributes: labelled(own), bounds: [], counts: [], sum: 0, count: 0 };
    found.set(key, item);
    if (metricName.endsWith('_sum')) item.sum = value;
    else if (metricName.endsWith('_count')) item.count = value;
    else if (le !== '+Inf') {
      item.bounds.push(Number(le));
      item.counts.push(value);
    }
  }
  return [...found.values()].map(({ attributes, bounds, counts, sum, count }) => ({
    ...times,
    attributes,
    sum,
    count: String(count),
    explicitBounds: bounds,
    bucketCounts: [...counts, count].map((all, index, list) => String(all - (list[index - 1] ?? 0))),
  }));
}

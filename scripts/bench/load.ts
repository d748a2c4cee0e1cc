import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { waitUntilQuiet } from './machine';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p975: number;
  readonly p99: number;
  readonly failed: number;
  readonly bytes: number;
  readonly rss: number;
}

export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Code is compiled, and each of ten connections to the database plans a statement six times before it keeps the plan. */
const WARM_UP_S = 5;
const CLIENT = { appid: '999', systemid: 'AB_WEB' };
/** Browsers request compressed pages. */
const BROWSER = { ...CLIENT, 'accept-encoding': 'gzip, deflate, br' };

/** Sends requests over this many connections for some seconds, after a short warm-up, on an idle machine. */
export async function loadOf(target: Target, connections: number, seconds: number): Promise<Load> {
  const fire = (duration: number) =>
    autocannon({ url: target.url, connections, duration, headers: { ...CLIENT, ...target.headers } });
  await waitUntilQuiet();
  await fire(WARM_UP_S);
  const result = await fire(seconds);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p975: result.latency.p97_5,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    rss: residentMegabytes(target.pid),
  };
}

/**
 * A table row: many different requests over this many connections, after a short warm-up; the path is derived from the
 * request's number.
 */
export async function rowOfMany(
  origin: string,
  pathOf: (position: number) => string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<readonly (string | number)[]> {
  let time = 0;
  const fire = (duration: number) =>
    autocannon({
      ...{ url: origin, connections, duration },
      requests: [
        {
          method: 'GET',
          headers: BROWSER,
          setupRequest: (request) => ({ ...request, path: pathOf(time++) }),
        },
      ],
    });
  await fire(WARM_UP_S);
  const { latency, requests, non2xx, errors, timeouts } = await fire(seconds);
  return [Math.round(requests.average), latency.p50, latency.p99, non2xx + errors + timeouts];
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

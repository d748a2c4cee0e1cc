import { sleep } from './machine';

export interface Reading {
  readonly seconds: number;
  /** Milliseconds each reader stays on a page. */
  readonly every: number;
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** A table row: members who each open a page at a regular interval, at different moments. */
export async function rowOfReaders(
  origin: string,
  cookies: readonly string[],
  pathOf: (position: number) => string,
  { seconds, every }: Reading,
): Promise<readonly (string | number)[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let time = 0;
  let failed = 0;
  const read = async (cookie: string, place: number): Promise<void> => {
    let next = performance.now() + (every * place) / cookies.length;
    for (; next < end; next += every) {
      await sleep(next - performance.now());
      // Counts the wait from the planned moment, even if earlier requests delayed it.
      const response = await fetch(origin + pathOf(time++), { headers: { ...BROWSER, cookie } });
      await response.arrayBuffer();
      times.push(performance.now() - next);
      if (!response.ok) failed += 1;
    }
  };
  await Promise.all(cookies.map(read));
  times.sort((a, b) => a - b);
  const part = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  return [Math.round(times.length / seconds), part(0.5), part(0.99), failed];
}

import type { Progress } from './seed-data';

const WIDTH = 28;
const LINE_EVERY_MS = 5_000;

interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly write: (text: string) => void;
}

/** Shows the progress of the seed: a bar in a terminal, otherwise a plain line now and then. */
export function progressOn(screen: Screen, now: () => number): (progress: Progress) => void {
  const started = now();
  let lastLine = started;
  return (progress) => {
    const text = progressText(progress, now() - started);
    if (screen.isTTY) {
      screen.write(`\r\u001b[K${bar(progress.share)} ${text}${progress.share >= 1 ? '\n' : ''}`);
    } else if (progress.share >= 1 || now() - lastLine >= LINE_EVERY_MS) {
      lastLine = now();
      screen.write(`${text}\n`);
    }
  };
}

const bar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return `[${'='.repeat(full)}${' '.repeat(WIDTH - full)}]`;
};

/** Such as "43 % · 120,500 rows of posts, comments and votes · about 12 s left". */
export function progressText({ step, share, rows }: Progress, elapsedMs: number): string {
  const seconds = Math.ceil(((elapsedMs / share) * (1 - share)) / 1000);
  const left = share >= 1 ? `done in ${Math.round(elapsedMs / 1000)} s` : `about ${seconds} s left`;
  return `${Math.floor(share * 100)} % · ${rows.toLocaleString('en-IN')} rows of ${step} · ${left}`;
}

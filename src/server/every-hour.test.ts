import { expect, it } from 'vitest';
import { everyHour } from './every-hour';

function moment() {
  let come: () => void = () => undefined;
  const reached = new Promise<void>((done) => {
    come = done;
  });
  return { reached, come };
}

it('hourly tasks run one after another, and a failing task is reported and does not stop the others', async () => {
  const done: string[] = [];
  const reported: string[] = [];
  const last = moment();
  const stop = everyHour(
    [
      async () => done.push('first'),
      async () => Promise.reject(new Error('the disk is full')),
      async () => {
        done.push('last');
        last.come();
      },
    ],
    (label) => reported.push(label),
    { atOnce: true },
  );
  await last.reached;
  await stop();
  expect(done).toEqual(['first', 'last']);
  expect(reported).toEqual(['A scheduled task failed: the disk is full']);
});

it('hourly tasks wait an hour unless started at once, and none starts after a stop', async () => {
  const done: string[] = [];
  const started = moment();
  const stops = [
    everyHour([async () => done.push('later')], () => undefined),
    everyHour(
      [
        async (stopping) => {
          started.come();
          await new Promise((ended) => stopping.addEventListener('abort', ended));
          done.push('ended early');
        },
        async () => done.push('never'),
      ],
      () => undefined,
      { atOnce: true },
    ),
  ];
  await started.reached;
  await Promise.all(stops.map((stop) => stop()));
  expect(done).toEqual(['ended early']);
});

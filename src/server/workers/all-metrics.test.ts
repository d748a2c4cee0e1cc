import { Counter, Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { AllMetrics } from './all-metrics';

function workerWith(requests: number) {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'requests_total', help: 'Requests.', registers }).inc(requests);
  new Gauge({ name: 'memory_bytes', help: 'Memory.', registers }).set(10);
  return () => registry.getMetricsAsJSON();
}

it('the metrics of all processes are added up, and sums of stopped ones stay', async () => {
  const all = new AllMetrics();
  await all.leave(await workerWith(5)());
  await all.leave(await workerWith(7)());
  const text = await all.text([workerWith(1), workerWith(2)]);
  expect(text).toContain('requests_total 15');
  expect(text).toContain('memory_bytes 20');
});

it('the number of processes and their crashes are counted by role', async () => {
  const all = new AllMetrics();
  all.countWorkers('web', 1);
  all.countWorkers('web', 1);
  all.countWorkers('web', -1);
  all.countCrash('web');
  const text = await all.text([]);
  expect(text).toContain('humkaar_workers{role="web"} 1');
  expect(text).toContain('humkaar_worker_crashes_total{role="web"} 1');
});

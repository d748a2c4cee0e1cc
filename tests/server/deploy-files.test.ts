import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { AllMetrics } from '../../src/server/workers/all-metrics';
import { ROOT } from '../support/run-command';

const DEPLOY = join(ROOT, 'scripts/deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

interface Compose {
  readonly services: Readonly<
    Record<string, { environment?: Record<string, string>; command?: string[]; volumes?: string[] }>
  >;
  readonly volumes: object;
}
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.values(compose.services);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
});
afterAll(() => server.close());

it('every metric of the dashboard and the alerts exists', async () => {
  const text = (await server.app.inject('/metrics')).body + (await new AllMetrics().text([]));
  const known = new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name));
  const asked = [
    ...(read('grafana/dashboard.json') + read('alerts.yaml')).matchAll(/\b(?:humkaar|process|nodejs)_\w+/g),
  ].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

it('each alert says what users notice', () => {
  const { groups } = parse(read('alerts.yaml')) as {
    groups: { rules: { alert: string; annotations: { summary: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/^[A-Z].+\.$/);
});

it('the compose file sets only variables that the README explains', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const set = services.flatMap(({ environment = {} }) => Object.keys(environment));
  expect(set.filter((name) => !name.startsWith('POSTGRES_') && !readme.includes(`\`${name}\``))).toEqual([]);
});

it('the compose file mounts files that exist and volumes that it declares', () => {
  const mounts = services.flatMap(({ volumes = [] }) => volumes.map((mount) => mount.split(':')[0] ?? ''));
  const files = mounts.filter((mount) => mount.startsWith('./'));
  expect(files.filter((file) => !existsSync(join(DEPLOY, file)))).toEqual([]);
  const named = mounts.filter((mount) => !mount.startsWith('./'));
  expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
});

it('the container runs programs that the build creates, as an unprivileged user', () => {
  const container = read('Containerfile');
  const started = [...(container + read('compose.yaml')).matchAll(/dist\/server\/([\w-]+)\.js/g)].map(
    ([, name = '']) => name,
  );
  expect(started).toContain('main');
  const built = [
    ...readFileSync(join(ROOT, 'scripts/setup/server-bundle.mjs'), 'utf8').matchAll(
      /^ {2}(\w+): '(?:src|scripts)\//gm,
    ),
  ].map(([, name = '']) => name);
  expect(started.filter((name) => !built.includes(name))).toEqual([]);
  expect(container).toMatch(/^USER node$/m);
  const node = Number(/^FROM node:(\d+)/m.exec(container)?.[1]);
  expect(node).toBeGreaterThanOrEqual(20);
});

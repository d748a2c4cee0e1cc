import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSpecs } from '../../scripts/api/spec';
import { Contract } from '../../scripts/contract/contract';
import { readOptions } from '../../scripts/contract/options';
import { printed } from '../../scripts/contract/report';
import { verify } from '../../scripts/contract/verify';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';

const specs = await readSpecs('openapi');
let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('[R-872] the reference server keeps every contract', async () => {
  const contracts = specs.map((spec) => new Contract(spec));
  const values = ['--base-url', url, '--sign-in', 'Mb1asha2Nair3Qx4', '--runs', '3', '--seconds', '240'];
  const report = await verify(contracts, readOptions(values));
  expect(report.violations, printed(report)).toEqual([]);
  expect(report.neverSucceeded).toEqual([]);
}, 300_000);

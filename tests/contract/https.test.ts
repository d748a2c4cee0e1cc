import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../scripts/contract/report';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { runCommand } from '../support/run-command';
import { hasOpenssl, startTlsProxy, type TlsProxy } from '../support/tls-proxy';

/** The verifier against the reference server behind a TLS proxy, where cookies have other names. */

const MEMBER = 'Mb1asha2Nair3Qx4';
let proxy: TlsProxy;
let server: TestServer;

async function start(): Promise<void> {
  proxy = await startTlsProxy();
  server = await startTestServer({ env: { PUBLIC_ORIGIN: proxy.origin } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  proxy.target = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}

async function stop(): Promise<void> {
  await proxy.stop();
  await server.close();
}

async function verified(
  ...options: string[]
): Promise<{ readonly code: number | null; readonly rules: string[] }> {
  const file = join(server.config.dataDir, 'report.json');
  const target = [
    '--base-url',
    proxy.origin,
    '--seed',
    '3',
    '--runs',
    '5',
    '--no-journeys',
    '--report',
    file,
  ];
  const trust = { NODE_EXTRA_CA_CERTS: proxy.certificate };
  const { output, code } = await runCommand('contract', [...target, ...options], trust).ended;
  expect(code, output).not.toBe(2);
  const { violations } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return { code, rules: violations.map(({ operation, rule }) => `${operation} ${rule}`) };
}

describe.runIf(hasOpenssl)('[R-871] the verifier on https', () => {
  beforeEach(start);
  afterEach(stop);

  it('the --cookie example of the README works', async () => {
    const [cookie = ''] = (await server.signIn(MEMBER)).split('; ');
    expect(cookie).toMatch(/^__Host-AT=/);
    const chosen = ['--operation', 'readProfile', '--operation', 'readPreferences'];
    expect(await verified('--cookie', cookie, ...chosen)).toEqual({ code: 0, rules: [] });
  }, 120_000);

  it('a proxy that drops the marker cookies is reported, and one that passes them is not', async () => {
    const chosen = ['--sign-in', MEMBER, '--operation', 'signInAsMember', '--operation', 'renewSession'];
    expect(await verified(...chosen)).toEqual({ code: 0, rules: [] });
    proxy.changeCookies = (cookies) => cookies.filter((cookie) => cookie.startsWith('__Host-'));
    const dropped = await verified(...chosen);
    expect(dropped.code).toBe(1);
    expect(dropped.rules).toContain('signInAsMember cookie-missing');
  }, 120_000);
});

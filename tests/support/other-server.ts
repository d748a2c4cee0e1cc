import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** tests/contract/other-server: a Python server that uses only the bundled contracts. */
export interface OtherServer {
  readonly origin: string;
  readonly stop: () => void;
}

export const hasPython = spawnSync('python3', ['--version']).status === 0;

export async function startOtherServer(folders: {
  readonly contracts: string;
  readonly web?: string;
}): Promise<OtherServer> {
  const args = ['-B', 'tests/contract/other-server/server.py', folders.contracts, folders.web ?? []].flat();
  const server: ChildProcess = spawn('python3', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((done, failed) => {
    server.stdout?.once('data', (text) => done(String(text).trim()));
    server.once('exit', (code) => failed(new Error(`The Python server ended with ${code}.`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
}

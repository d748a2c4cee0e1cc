import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import { fileMailer, smtpMailer } from './node-mailer';

const LETTER = { to: 'asha@zentrix.example', subject: 'Your code', text: '482913 is your code.' };
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^EHLO/, '250 post.example'],
  [/^(MAIL|RCPT)/, '250 fine'],
  [/^DATA/, '354 go on'],
  [/^\.$/, '250 taken'],
  [/^QUIT/, '221 bye'],
];

let post: Server | undefined;
afterEach(() => post?.close());

/** A mail server that accepts everything, by default, and records each line. */
async function mailServer(
  answers = ANSWERS,
): Promise<{ readonly port: number; readonly received: readonly string[] }> {
  const received: string[] = [];
  post = createServer((socket) => {
    socket.write('220 post.example\r\n');
    createInterface(socket).on('line', (line) => {
      received.push(line);
      const answer = answers.find(([command]) => command.test(line))?.[1];
      if (answer) socket.write(`${answer}\r\n`);
    });
  });
  await new Promise<void>((done) => post?.listen(0, '127.0.0.1', done));
  const address = post.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, received };
}

it('an email is sent through the mail server of SMTP_URL to its one recipient', async () => {
  const { port, received } = await mailServer();
  await smtpMailer(`smtp://127.0.0.1:${port}`).send(LETTER);
  expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<asha@zentrix.example>']);
  expect(received).toEqual(expect.arrayContaining(['Subject: Your code', '482913 is your code.']));
});

it('sending fails with an error when no mail server accepts the email', async () => {
  const { port } = await mailServer();
  post?.close();
  await expect(smtpMailer(`smtp://127.0.0.1:${port}`).send(LETTER)).rejects.toThrow('ECONNREFUSED');
});

it('a mail server that accepts the connection and stays silent is abandoned after ten seconds', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined));
  post = silent;
  const connected = new Promise<unknown>((done) => silent.once('connection', done));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const sent = smtpMailer(`smtp://127.0.0.1:${port}`).send(LETTER);
    const failure = sent.catch((error: Error) => error.message);
    await connected;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatch(/^The mail server did not answer in time: /);
  } finally {
    vi.useRealTimers();
  }
});

it('a mail server that stops answering after its greeting is abandoned, and the error says so', async () => {
  const { port } = await mailServer([]);
  await expect(smtpMailer(`smtp://127.0.0.1:${port}?socketTimeout=50`).send(LETTER)).rejects.toThrow(
    'The mail server did not answer in time: Timeout.',
  );
});

it('an error of the mail server does not name the recipient, because errors are logged', async () => {
  const refusal = [/^RCPT/, `550 5.1.1 <${LETTER.to}>: there is no such mailbox`] as const;
  const { port } = await mailServer([refusal, ...ANSWERS]);
  const error: Error = await smtpMailer(`smtp://127.0.0.1:${port}`)
    .send(LETTER)
    .then(
      () => new Error('sent'),
      (reason) => reason,
    );
  expect(error.message).toContain('550');
  expect(error.message).not.toContain(LETTER.to);
});

it('a failure that no request waits for is reported without the recipient', async () => {
  const refusal = [/^RCPT/, `550 5.1.1 <${LETTER.to}>: there is no such mailbox`] as const;
  const { port } = await mailServer([refusal, ...ANSWERS]);
  const failures: string[] = [];
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, (error) => failures.push(String(error)));
  await mailer.sendInBackground(LETTER);
  await expect.poll(() => failures).toEqual(['Error: The mail server answered RCPT TO with 550.']);
});

it.each([
  ['an email', LETTER],
  ['no email', undefined],
])('a mailer that has %s for an unreachable mail server learns that it is away', async (_name, mail) => {
  const { port } = await mailServer();
  post?.close();
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
  expect(mailer.isAway()).toBe(false);
  await mailer.sendInBackground(mail);
  await expect.poll(() => mailer.isAway()).toBe(true);
});

it('an address that the mail server refuses does not count as an unreachable mail server', async () => {
  const refusal = [/^RCPT/, '550 5.1.1 there is no such mailbox'] as const;
  const { port, received } = await mailServer([refusal, ...ANSWERS]);
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
  await mailer.sendInBackground(LETTER);
  // The email and, after its failure, the test.
  await expect.poll(() => received.filter((line) => line.startsWith('EHLO')).length).toBe(2);
  expect(mailer.isAway()).toBe(false);
});

it('an email that is sent again has the same message id, so that a mailbox shows it once', async () => {
  const { port, received } = await mailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
  for (let attempt = 0; attempt < 2; attempt++) await mailer.send({ ...LETTER, id: 'Kq3vN8xW' });
  expect(received.filter((line) => line.startsWith('Message-ID'))).toEqual([
    'Message-ID: <Kq3vN8xW@humkaar.example>',
    'Message-ID: <Kq3vN8xW@humkaar.example>',
  ]);
});

it('emails are stored as files with random names when there is no mail server', async () => {
  const folder = join(tmpdir(), `humkaar-mail-${process.pid}`);
  await fileMailer(folder, () => 'someId').send(LETTER);
  expect(readdirSync(folder)).toEqual(['someId.eml']);
  expect(readFileSync(join(folder, 'someId.eml'), 'utf8')).toContain('482913 is your code.');
  rmSync(folder, { recursive: true });
});

it('a link in the mail folder works as it is written there, in an email in Hindi too', async () => {
  const folder = join(tmpdir(), `humkaar-links-${process.pid}`);
  const link = `http://127.0.0.1:4000/employer/applications?k=${'F6Iko3'.repeat(30)}`;
  await fileMailer(folder, () => 'someId').send({ ...LETTER, text: `आपका लिंक:\n${link}` });
  const file = readFileSync(join(folder, 'someId.eml'), 'utf8');
  expect(file.split('\r\n')).toEqual(expect.arrayContaining(['आपका लिंक:', link]));
  expect(file).toContain('Content-Transfer-Encoding: 8bit');
  rmSync(folder, { recursive: true });
});

import type { components } from '../../../contracts/jobs';
import { deliveredEmails } from '../../testing/emails-in';
import type { TestServer } from '../../testing/start-test-server';

type Wire = components['schemas'];

export const JOB = 'Jb4ZentrixBackend01';
const HIRING = 'hiring@zentrixlabs.example';

/** A PDF with one page; the text can be a name that must not appear anywhere else. */
export async function pdfWith(
  change: (document: import('@cantoo/pdf-lib').PDFDocument) => unknown = () => undefined,
) {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawText('My work');
  await change(document);
  return Buffer.from(await document.save());
}

export function applying(server: TestServer) {
  const { send, services } = server;
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    cookie: string,
    payload?: object,
    key = services.newId(),
  ) => {
    const headers = { cookie, ...(method === 'POST' && { 'idempotency-key': key }) };
    const reply = await send({
      method,
      url: `/jobs-services/v1${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
  };
  const member = async (name: string): Promise<string> => {
    const id = `${name}${services.newId()}`.slice(0, 16);
    await services.db.insertInto('members').values({ id, name, is_reader: true }).execute();
    return server.signIn(id);
  };
  return {
    call,
    member,
    input: async (
      change: Partial<Wire['JobApplicationInput']> = {},
    ): Promise<Wire['JobApplicationInput']> => ({
      name: 'Tara Iyer',
      email: 'tara@mailbox.example',
      phone: '',
      answers: ['In 30 days', 'A ledger'],
      resume: (await pdfWith()).toString('base64'),
      ...change,
    }),
    ...employerOf(server),
  };
}

/** The employer: a mailbox and a browser without a session. */
const employerOf = ({ app, config, services }: TestServer) => ({
  emails: (): Promise<readonly string[]> => emailsTo({ config, services }),
  /** The path and the key of the link in the email that contains this text. */
  linkIn: async (text: string): Promise<string> => {
    const email = (await emailsTo({ config, services })).find((item) => item.includes(text)) ?? '';
    return /\/employer\/applications\?k=[\w-]+/.exec(email)?.[0] ?? '';
  },
  /** Presses a button and follows the redirect, like a browser. */
  press: async (url: string, fields: Readonly<Record<string, string>>) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return reply.statusCode === 303 ? app.inject({ url: reply.headers.location ?? '' }) : reply;
  },
  view: (url: string) => app.inject({ url }),
});

const emailsTo = async (server: Pick<TestServer, 'config' | 'services'>): Promise<readonly string[]> =>
  (await deliveredEmails(server)).filter((email) => email.includes(`To: ${HIRING}`));

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { BRAND } from '../../core/shared/brand';
import { makeFolder } from '../make-folder';
import { MailServerHealth } from './mail-server-health';
import type { BackgroundMailer, Mail } from './mailer';

/** Writes each email to a file with a random name; for installations without a mail server. */
export const fileMailer = (folder: string, newId: () => string): BackgroundMailer => {
  const send = async (mail: Mail): Promise<void> => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(email(mail));
    makeFolder(folder);
    const content = readable(String(message), mail.text);
    await writeFile(join(folder, `${mail.id ?? newId()}.eml`), content, { mode: 0o600 });
  };
  return {
    send,
    sendInBackground: async (mail) => {
      if (mail) await send(mail);
    },
    isAway: () => false,
  };
};

/** Codes and links are copied from the file, so its text is neither encoded nor wrapped. */
function readable(message: string, text: string): string {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const lines = head.replace(/^(Content-Transfer-Encoding:).*$/m, '$1 8bit');
  return `${lines}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
}

/** How long a mail server may be silent. Its filters may take a while to accept an email. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** Sends emails through the mail server at this URL, such as smtps://name:password@host. The URL may set the timeouts. */
export const smtpMailer = (
  address: string,
  reportFailure: (error: unknown) => void = () => undefined,
): BackgroundMailer => {
  let opened: Promise<Transporter> | undefined;
  const open = () => {
    opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url: address, ...TIMEOUTS }),
    );
    return opened;
  };
  const health = new MailServerHealth(async () => void (await (await open()).verify()));
  const send = async (mail: Mail): Promise<void> => {
    const transport = await open();
    await transport.sendMail(email(mail)).catch((error: unknown) => {
      throw reasonOf(error);
    });
  };
  return {
    send,
    sendInBackground: async (mail) => {
      if (!mail) return health.check();
      send(mail).catch((error: unknown) => {
        reportFailure(error);
        health.check();
      });
    },
    isAway: () => health.isAway(),
  };
};

/** Errors are logged, and the response of a mail server usually repeats the recipient. */
function reasonOf(error: unknown): unknown {
  const { responseCode, command, code, message } = error as {
    readonly [key in 'command' | 'code' | 'message']?: string;
  } & { readonly responseCode?: number };
  if (responseCode !== undefined)
    return new Error(`The mail server answered ${command} with ${responseCode}.`);
  return code === 'ETIMEDOUT' ? new Error(`The mail server did not answer in time: ${message}.`) : error;
}

const HOST = 'humkaar.example';

const email = ({ to, subject, text, headers, id }: Mail) => ({
  from: { name: BRAND, address: `no-reply@${HOST}` },
  to: { name: '', address: to },
  subject,
  text,
  // Shorter than base64, because most characters are ASCII.
  textEncoding: 'quoted-printable' as const,
  ...(headers && { headers: { ...headers } }),
  ...(id !== undefined && { messageId: `<${id}@${HOST}>` }),
});

import type { Config } from '../../src/server/config';
import { type Finding, ok, warning, wrong } from './finding';

const MAX_WAIT_MS = 5_000;

export async function checkRedis({ redisUrl }: Config): Promise<readonly Finding[]> {
  if (redisUrl === undefined) return [ok('Redis', 'not used')];
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: MAX_WAIT_MS,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1];
    return [ok('Redis', `answers; when full it uses ${policy}`)];
  } catch {
    return [wrong('Redis', 'does not answer', 'start it, or correct REDIS_URL')];
  } finally {
    redis.disconnect();
  }
}

export async function checkMail({ smtpUrl, production }: Config): Promise<readonly Finding[]> {
  if (smtpUrl === undefined)
    return production
      ? [wrong('mail', 'emails are written to files', 'set SMTP_URL to your mail server')]
      : [ok('mail', 'emails are written to files')];
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: MAX_WAIT_MS,
    greetingTimeout: MAX_WAIT_MS,
    socketTimeout: MAX_WAIT_MS,
  });
  try {
    await transport.verify();
    return [ok('mail', 'the mail server accepts the login')];
  } catch (error) {
    // The message of the failure may repeat the password.
    return [mailFault((error as { readonly code?: unknown }).code)];
  } finally {
    transport.close();
  }
}

const mailFault = (code: unknown): Finding =>
  code === 'ETIMEDOUT'
    ? wrong(
        'mail',
        'the mail server does not answer in time',
        'correct the port and smtp or smtps in SMTP_URL, or allow the connection in the firewall',
      )
    : wrong('mail', 'the mail server refuses the login or does not answer', 'correct SMTP_URL');

export const checkPush = ({ push }: Config): readonly Finding[] => [
  push
    ? ok('push', 'configured')
    : warning('push', 'no notifications reach closed browsers', 'set the VAPID keys'),
];

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('the configuration from the environment', () => {
  it('an empty environment gives the default configuration', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicOrigin: 'http://127.0.0.1:4000',
      dataDir: resolve('.data'),
      mediaDir: resolve('.data/media'),
      databaseUrl: undefined,
      rateLimit: true,
      sandbox: true,
      cookieDays: 30,
      sessionMaxDays: 180,
      seedSize: 'medium',
    });
  });

  it('an invalid environment reports every mistake at once, one sentence each', () => {
    const wrong = {
      PORT: 'four',
      COOKIE_DAYS: '0',
      SESSION_MAX_DAYS: '500',
      SEED_SIZE: 'huge',
      PUBLIC_ORIGIN: 'humkaar.example/x',
      SECRET_KEY: 'short',
    };
    expect(() => readConfig(wrong)).toThrow(
      [
        'PORT must be a whole number, not "four".',
        'PUBLIC_ORIGIN must be an origin such as https://humkaar.example, not "humkaar.example/x".',
        'SEED_SIZE must be one of small, medium, large, none, not "huge".',
        'SECRET_KEY must have at least 32 characters; leave it empty to generate one.',
        'COOKIE_DAYS must be between 1 and 400, not 0.',
        'SESSION_MAX_DAYS must be between 1 and 400, not 500.',
      ].join('\n'),
    );
  });

  it.each(['http://login.portal.example/kit.js', 'login.portal.example/kit.js'])(
    'an unsafe script of the job portal stops the start: %s',
    (script) => {
      expect(() => readConfig({ NAUKRI_SCRIPT: script })).toThrow(
        `NAUKRI_SCRIPT must be a URL that starts with https://, not "${script}".`,
      );
    },
  );

  it('responses are validated everywhere except in production, unless RESPONSE_CHECKS says otherwise', () => {
    expect(readConfig({}).responseChecks).toBe(true);
    expect(readConfig({ RESPONSE_CHECKS: 'off' }).responseChecks).toBe(false);
    expect(readConfig({ NODE_ENV: 'production' }).responseChecks).toBe(false);
    expect(() => readConfig({ RESPONSE_CHECKS: 'maybe' })).toThrow(
      'RESPONSE_CHECKS must be on or off, not "maybe".',
    );
  });

  it('a pooler needs the address of the database too, for connections that listen', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/humkaar', DATABASE_POOLER: 'transaction' };
    expect(() => readConfig(pooled)).toThrow(
      'DATABASE_POOLER requires DATABASE_URL of the pooler and DATABASE_DIRECT_URL of the database.',
    );
    const DATABASE_DIRECT_URL = 'postgres://database/humkaar';
    expect(readConfig({ ...pooled, DATABASE_DIRECT_URL }).isPooled).toBe(true);
    expect(() => readConfig({ ...pooled, DATABASE_DIRECT_URL, DATABASE_POOLER: 'session' })).toThrow(
      'DATABASE_POOLER must be transaction, not "session".',
    );
  });

  it('a database may have several hosts, of which the one that accepts writes is used', () => {
    const read = (DATABASE_URL: string) => readConfig({ DATABASE_URL }).databaseUrl;
    const hosts = 'postgres://me:a%2Cb@db-a:5432,db-b,db-c:5433/humkaar';
    for (const url of [hosts, `${hosts}?target_session_attrs=read-write`]) expect(read(url)).toBe(url);
    expect(() => read(`${hosts}?target_session_attrs=standby`)).toThrow(
      'DATABASE_URL may have target_session_attrs=read-write only.',
    );
    expect(() => read('postgres://db-a:5432,db-b:port/humkaar')).toThrow(
      'DATABASE_URL must be a URL that starts with postgres://.',
    );
  });

  it('replicas are addresses of PostgreSQL, separated by commas or spaces, beside a primary', () => {
    const DATABASE_URL = 'postgres://primary/humkaar';
    const [one, two] = ['postgres://replica-1/humkaar', 'postgres://replica-2/humkaar'];
    const read = (DATABASE_REPLICA_URLS: string) => readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS });
    expect(read('').replicaUrls).toEqual([]);
    expect(read(`${one}, ${two}`).replicaUrls).toEqual([one, two]);
    expect(() => read(`${one} http://replica-2`)).toThrow(
      'DATABASE_REPLICA_URLS must be a URL that starts with postgres://.',
    );
    expect(() => readConfig({ DATABASE_REPLICA_URLS: one })).toThrow(
      'DATABASE_REPLICA_URLS requires DATABASE_URL of the primary.',
    );
  });

  it('WORKERS is a number of processes, or auto for one per core', () => {
    expect(readConfig({}).workers).toBe(1);
    expect(readConfig({ WORKERS: '3' }).workers).toBe(3);
    expect(readConfig({ WORKERS: 'auto' }).workers).toBeGreaterThanOrEqual(1);
    for (const wrong of ['0', '65'])
      expect(() => readConfig({ WORKERS: wrong })).toThrow(
        `WORKERS must be auto or between 1 and 64, not ${wrong}.`,
      );
  });

  it('pictures go to a bucket only when all four bucket values are set', () => {
    const bucket = {
      S3_BUCKET_URL: 'https://storage.example/pictures',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    };
    expect(readConfig({}).mediaBucket).toBeUndefined();
    expect(readConfig(bucket).mediaBucket).toEqual({
      bucketUrl: 'https://storage.example/pictures',
      region: 'ap-south-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'hunter2',
    });
    expect(() => readConfig({ ...bucket, S3_REGION: '' })).toThrow('missing: S3_REGION.');
  });

  it('a model rephrases drafts only when its URL and its name are set', () => {
    const model = { REPHRASE_URL: 'http://127.0.0.1:11434/v1', REPHRASE_MODEL: 'small-model' };
    expect(readConfig({}).rephrase).toEqual({ model: undefined, limits: { perDay: 20, perPost: 3 } });
    expect(readConfig({ ...model, REPHRASE_PER_DAY: '5' }).rephrase).toEqual({
      model: { url: model.REPHRASE_URL, model: 'small-model', key: undefined },
      limits: { perDay: 5, perPost: 3 },
    });
    expect(() => readConfig({ REPHRASE_KEY: 'hunter2', REPHRASE_PER_POST: 'none' })).toThrow(
      'Rephrasing with a model requires both REPHRASE_URL and REPHRASE_MODEL.\nREPHRASE_PER_POST must be a whole number between 1 and 9999, not "none".',
    );
  });

  it('the job portal is used only when both its URL and its key are set', () => {
    const portal = { JOB_PORTAL_URL: 'https://portal.example/api', JOB_PORTAL_KEY: 'hunter2' };
    expect(readConfig({}).jobPortal).toBeUndefined();
    expect(readConfig(portal).jobPortal).toEqual({ url: portal.JOB_PORTAL_URL, key: 'hunter2' });
    expect(() => readConfig({ ...portal, JOB_PORTAL_KEY: '' })).toThrow(
      'The job portal requires both JOB_PORTAL_URL and JOB_PORTAL_KEY.',
    );
  });

  it('[R-712] third-party scripts load only with a valid id and an https address', () => {
    const tags = { TAG_MANAGER_ID: 'T-1', TAG_MANAGER_SCRIPT: 'https://tags.example/kit.js' };
    const push = { PUSH_VENDOR_ID: 'p_2', PUSH_VENDOR_SCRIPT: 'https://push.example/kit.js?v=3' };
    expect(readConfig({}).vendors).toEqual([]);
    expect(readConfig({ ...tags, ...push }).vendors).toEqual([
      'https://tags.example/kit.js?id=T-1',
      'https://push.example/kit.js?v=3&id=p_2',
    ]);
    const both = 'Set both TAG_MANAGER_ID and TAG_MANAGER_SCRIPT, or neither.';
    expect(() => readConfig({ ...tags, TAG_MANAGER_ID: '' })).toThrow(both);
    expect(() => readConfig({ TAG_MANAGER_ID: 'T-1' })).toThrow(both);
    expect(() => readConfig({ ...push, PUSH_VENDOR_ID: 'a b;script-src *' })).toThrow(
      'PUSH_VENDOR_ID may contain up to 64 letters, digits, - and _.',
    );
    for (const address of [
      'http://tags.example/kit.js',
      'javascript:alert(1)',
      'tags',
      'https://me:x@tags.example',
    ])
      expect(() => readConfig({ ...tags, TAG_MANAGER_SCRIPT: address })).toThrow(
        'TAG_MANAGER_SCRIPT must be a URL that starts with https://, without a username or password.',
      );
  });

  it('an error never repeats the database address, which may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toThrow(
      'DATABASE_URL must be a URL that starts with postgres://.',
    );
  });

  it('production refuses the sandbox sign-in, an unlimited rate and a missing SECRET_KEY', () => {
    expect(readConfig({ NODE_ENV: 'production' }).sandbox).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', RATE_LIMIT: 'off' })).toThrow(
      'production always limits requests',
    );
    expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' })).toThrow(
      'SECRET_KEY is required in production with DATABASE_URL',
    );
  });
});

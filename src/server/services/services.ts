import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { Encryption } from '../encryption';
import type { Pictures } from '../media/pictures';

/** What every service's handlers are made from. */
export interface Services {
  readonly db: Kysely<Tables>;
  /** A keyed one-way name for a member within one purpose ('face', 'vote' …). Without the key nothing joins it to the account. */
  readonly seal: (purpose: string, memberId: string) => string;
  readonly cursors: Cursors;
  /** For what the database stores and only its owner may read. */
  readonly encryption: Encryption;
  /** Uploaded pictures. A picture belongs to nobody; what uses it keeps its key. */
  readonly media: Pictures;
  readonly now: () => Date;
  /** 128 random bits as 22 letters, digits, - or _. */
  readonly newId: () => string;
  /** Days somebody may stay away and still be signed in. */
  readonly stayDays: number;
  /** Days after which a session ends, however often it is used. */
  readonly sessionMaxDays: number;
  /** Whether the sandbox sign-in is there; never in production. */
  readonly sandbox: boolean;
}

/** Positions in a list, encrypted, so that they tell neither time nor order. */
export interface Cursors {
  readonly pack: (list: string, position: readonly (string | number)[]) => string;
  /** Throws a Refusal 400 INVALID_CURSOR for anything this server did not make for this list. */
  readonly unpack: (list: string, cursor: string) => readonly (string | number)[];
}

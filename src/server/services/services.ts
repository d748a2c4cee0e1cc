import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { Pictures } from '../media/pictures';

/** What every service's handlers are made from. */
export interface Services {
  readonly db: Kysely<Tables>;
  /** A keyed one-way name for a member within one purpose ('face', 'vote' …). Without the key nothing joins it to the account. */
  readonly seal: (purpose: string, memberId: string) => string;
  readonly cursors: Cursors;
  readonly encryption: Encryption;
  /** Uploaded pictures. A picture belongs to nobody; what uses it keeps its key. */
  readonly media: Pictures;
  readonly now: () => Date;
  /** 128 random bits as 22 letters, digits, - or _. */
  readonly newId: () => string;
  /** Days somebody may stay away and still be signed in. */
  readonly stayDays: number;
  /** Whether the sandbox sign-in is there; never in production. */
  readonly sandbox: boolean;
}

/** Positions in a list, encrypted, so that they tell neither time nor order. */
export interface Cursors {
  readonly pack: (list: string, position: readonly (string | number)[]) => string;
  /** Throws a Refusal 400 INVALID_CURSOR for anything this server did not make for this list. */
  readonly unpack: (list: string, cursor: string) => readonly (string | number)[];
}

/** Keeps a text unreadable for anybody without the key, which is not in the database. */
export interface Encryption {
  /** The context says what the text belongs to, such as the id of its row. */
  readonly encrypt: (context: string, text: string) => string;
  /** Throws for anything this server did not encrypt for this context. */
  readonly decrypt: (context: string, encrypted: string) => string;
}

import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { Encryption } from '../encryption';
import type { Pictures } from '../media/pictures';
import type { ResultCache } from '../result-cache';

export interface Services {
  readonly db: Kysely<Tables>;
  /**
   * A keyed one-way pseudonym of a member for one purpose ('alias', 'vote' …). Without the key it cannot be linked to
   * the account.
   */
  readonly seal: (purpose: string, memberId: string) => string;
  readonly cursors: Cursors;
  /** For stored data that only its owner may read. */
  readonly encryption: Encryption;
  /** Uploaded pictures. A picture has no owner; its users store its key. */
  readonly media: Pictures;
  /** Companies by the name in their address. */
  readonly companyIds: ResultCache<{ readonly id: number } | undefined>;
  readonly now: () => Date;
  /** 128 random bits as 22 letters, digits, - or _. */
  readonly newId: () => string;
  /** Days of inactivity after which a session expires. */
  readonly stayDays: number;
  /** Maximum session age in days, even with constant use. */
  readonly sessionMaxDays: number;
  /** Enables the sandbox sign-in; never in production. */
  readonly sandbox: boolean;
}

/** Encrypted list positions that reveal neither time nor order. */
export interface Cursors {
  readonly pack: (list: string, position: readonly (string | number)[]) => string;
  /** Throws a Refusal 400 INVALID_CURSOR for any cursor this server did not create for this list. */
  readonly unpack: (list: string, cursor: string) => readonly (string | number)[];
}

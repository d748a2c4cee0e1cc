import { Failure } from '../shared/failure';
import { monthOf, validMonths } from './rules';
import type { TokenBlinder } from './token-blinder';
import type { SignedBatch, TokensPort } from './tokens-port';
import type { TokenKey } from './untraceable-port';
import type { RequestedBatch, StoredToken, TokenWallet } from './wallet';

const AN_HOUR = 3_600_000;
const MIN_WAIT = 2 * AN_HOUR;
const MAX_WAIT = 72 * AN_HOUR;

/** A random time hours to days later, so that no one can join the batch to something the member writes. */
export const nextFetchAt = (now: number, chance: number): number =>
  now + MIN_WAIT + chance * (MAX_WAIT - MIN_WAIT);

/** Whether this visit is the one that fetches the tokens of the month. The first visit of a month only sets the time. */
export function isFetchDue(wallet: TokenWallet, now: Date, chance: number): boolean {
  if (!wallet.isOpen) return false;
  const { fetch } = wallet.read();
  const month = monthOf(now);
  if (fetch?.month === month) return !fetch.done && now.getTime() >= fetch.at;
  wallet.change((before) => ({
    ...before,
    fetch: { month, at: nextFetchAt(now.getTime(), chance), done: false },
    tokens: before.tokens.filter((token) => validMonths(now).includes(token.month)),
  }));
  return false;
}

/** Fetches the tokens of a month, once. What is needed to read a lost response is stored before the request is sent. */
export class FetchTokens {
  readonly #wallet: TokenWallet;
  readonly #port: TokensPort;
  readonly #blinder: TokenBlinder;

  constructor(wallet: TokenWallet, port: TokensPort, blinder: TokenBlinder) {
    this.#wallet = wallet;
    this.#port = port;
    this.#blinder = blinder;
  }

  /** `chance` is from 0 to 1. Without a verified workplace it tries again days later. */
  async run(now: Date, chance: number): Promise<void> {
    const month = monthOf(now);
    const { requested } = this.#wallet.read();
    const batch = requested?.month === month ? requested : await this.#newBatch(month);
    if (batch === 'fetched') return this.#finish(month, []);
    if (!batch) return this.#postpone(month, nextFetchAt(now.getTime(), chance));
    this.#wallet.change((wallet) => ({ ...wallet, requested: batch }));
    try {
      this.#finish(month, await this.#unblinded(batch, await this.#port.issueTokens(wireOf(batch))));
    } catch (error) {
      if (!isFinal(error)) throw error;
      this.#finish(month, []);
    }
  }

  /** Undefined if the member has no keys. */
  async #newBatch(month: string): Promise<RequestedBatch | 'fetched' | undefined> {
    const offer = await this.#port.readTokenOffer();
    if (offer.fetched) return 'fetched';
    const keys = offer.keys.filter((key) => key.month === month);
    if (keys.length === 0) return undefined;
    return {
      month,
      keys: await Promise.all(keys.map((key) => this.#blindedFor(key, offer.tokens))),
    };
  }

  async #blindedFor(key: TokenKey, count: number) {
    if ((await this.#blinder.keyIdOf(key.publicKey)) !== key.keyId)
      throw new TypeError('not the key of its id');
    const blinded = await Promise.all(Array.from({ length: count }, () => this.#blinder.blind(key)));
    return { key, blinded };
  }

  async #unblinded({ keys }: RequestedBatch, { answers }: SignedBatch): Promise<readonly StoredToken[]> {
    const tokens: StoredToken[] = [];
    for (const { key, blinded } of keys) {
      const { publicKey, ...known } = key;
      const signatures = answers.find(({ keyId }) => keyId === key.keyId)?.signatures ?? [];
      for (const [index, token] of blinded.entries())
        tokens.push({
          ...known,
          token: await this.#blinder.finish(publicKey, token, signatures[index] ?? ''),
        });
    }
    return tokens;
  }

  #postpone(month: string, at: number): void {
    this.#wallet.change((wallet) => ({ ...wallet, fetch: { month, at, done: false } }));
  }

  #finish(month: string, tokens: readonly StoredToken[]): void {
    this.#wallet.change((wallet) => ({
      ...wallet,
      requested: undefined,
      tokens: [...wallet.tokens, ...tokens],
      fetch: wallet.fetch && { ...wallet.fetch, month, done: true },
    }));
  }
}

const wireOf = ({ keys }: RequestedBatch) => ({
  requests: keys.map(({ key, blinded }) => ({
    keyId: key.keyId,
    blinded: blinded.map((token) => token.blinded),
  })),
});

/** The batch is on another device, or the member gets none this month. */
const isFinal = (error: unknown): boolean =>
  error instanceof Failure && ['TOKENS_FETCHED', 'TOKENS_WITHHELD'].includes(error.code ?? '');

import type { SocialLogin } from '../../core/login/login-port';
import {
  LOGIN_INITIATED,
  LOGIN_TYPE,
  type LoginMarks,
  PROBE_COOKIE,
  YOLO_BEGAN,
} from '../../core/login/markers';
import type { Nonces, ProviderRequest } from '../../core/login/providers';
import type { Clock } from '../../core/shared/clock';
import type { Cookies } from '../../core/shared/cookies';
import type { Random } from '../../core/shared/random';
import type { Storage } from '../../core/shared/storage';

const A_MOMENT = 1 / 1440;

export interface Attempt extends ProviderRequest {
  readonly attempt: string;
}

/** The start of every sign-in: check that cookies work, create the secret, and save a marker for the return. */
export class LoginAttempts {
  readonly #cookies: Cookies;
  readonly #random: Random;
  readonly #nonces: Nonces;
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor({ cookies, storage }: LoginMarks, random: Random, nonces: Nonces, clock: Clock) {
    this.#cookies = cookies;
    this.#random = random;
    this.#nonces = nonces;
    this.#storage = storage;
    this.#clock = clock;
  }

  /** Writes and reads a cookie: without cookies no session can be stored. */
  cookiesEnabled(): boolean {
    const mark = this.#random.id();
    this.#cookies.write(PROBE_COOKIE, mark, A_MOMENT);
    const saved = this.#cookies.read(PROBE_COOKIE) === mark;
    this.#cookies.write(PROBE_COOKIE, '', 0);
    return saved;
  }

  async begin(clientId: string): Promise<Attempt> {
    const attempt = this.#random.id();
    return { attempt, clientId, nonce: await this.#nonces.of(attempt) };
  }

  note(provider: string): void {
    this.#storage.write(LOGIN_INITIATED, provider);
  }

  noteType(type: SocialLogin['tokenType']): void {
    this.#storage.write(LOGIN_TYPE, type);
  }

  noteYolo(): void {
    this.#storage.write(YOLO_BEGAN, String(this.#clock.now()));
  }

  forget(): void {
    this.#storage.remove(LOGIN_INITIATED);
  }
}

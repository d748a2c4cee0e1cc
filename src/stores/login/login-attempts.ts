import type { SocialLogin } from '../../core/login/login-port';
import {
  LOGIN_INITIATED,
  LOGIN_TYPE,
  type LoginMarks,
  PROBE_COOKIE,
  YOLO_BEGAN,
} from '../../core/login/markers';
import type { Asked, Nonces } from '../../core/login/providers';
import type { Clock } from '../../core/shared/clock';
import type { Cookies } from '../../core/shared/cookies';
import type { Random } from '../../core/shared/random';
import type { Storage } from '../../core/shared/storage';

const A_MOMENT = 1 / 1440;

export interface Attempt extends Asked {
  readonly attempt: string;
}

/** The beginning of every sign-in: are cookies kept, which secret ties the answer to us, and a note for the way back. */
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

  /** Written and read again: only then a session could be kept. */
  cookiesKept(): boolean {
    const mark = this.#random.id();
    this.#cookies.write(PROBE_COOKIE, mark, A_MOMENT);
    const kept = this.#cookies.read(PROBE_COOKIE) === mark;
    this.#cookies.write(PROBE_COOKIE, '', 0);
    return kept;
  }

  async begin(clientId: string): Promise<Attempt> {
    const attempt = this.#random.id();
    return { attempt, clientId, nonce: await this.#nonces.of(attempt) };
  }

  /** The page one comes back to reads who was asked. */
  note(provider: string): void {
    this.#storage.write(LOGIN_INITIATED, provider);
  }

  noteType(type: SocialLogin['tokenType']): void {
    this.#storage.write(LOGIN_TYPE, type);
  }

  /** When the job portal's frame began to sign somebody in. */
  noteYolo(): void {
    this.#storage.write(YOLO_BEGAN, String(this.#clock.now()));
  }

  forget(): void {
    this.#storage.remove(LOGIN_INITIATED);
  }
}

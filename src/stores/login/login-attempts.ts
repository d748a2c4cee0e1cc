import type { LoginMarks } from '../../core/login/login-marks';
import type { SocialLogin } from '../../core/login/login-port';
import type { Nonces, ProviderRequest } from '../../core/login/providers';
import type { Clock } from '../../core/shared/clock';
import type { Random } from '../../core/shared/random';

export interface Attempt extends ProviderRequest {
  readonly attempt: string;
}

/** The start of every sign-in: check that cookies work, create the secret, and save a mark for the return. */
export class LoginAttempts {
  readonly #marks: LoginMarks;
  readonly #random: Random;
  readonly #nonces: Nonces;
  readonly #clock: Clock;

  constructor(marks: LoginMarks, random: Random, nonces: Nonces, clock: Clock) {
    this.#marks = marks;
    this.#random = random;
    this.#nonces = nonces;
    this.#clock = clock;
  }

  cookiesEnabled(): boolean {
    return this.#marks.cookiesEnabled(this.#random.id());
  }

  async begin(clientId: string): Promise<Attempt> {
    const attempt = this.#random.id();
    return { attempt, clientId, nonce: await this.#nonces.of(attempt) };
  }

  note(provider: string): void {
    this.#marks.begin(provider);
  }

  noteType(type: SocialLogin['tokenType']): void {
    this.#marks.noteType(type);
  }

  noteYolo(): void {
    this.#marks.noteYolo(this.#clock.now());
  }

  forget(): void {
    this.#marks.forget();
  }
}

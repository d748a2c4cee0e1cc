import { makeAutoObservable } from 'mobx';
import { DENSITY_COOKIE, DENSITY_DAYS, type Density, readDensity } from '../../core/feed/density';
import type { Cookies } from '../../core/shared/cookies';

export class DensityStore {
  density: Density;
  readonly #cookies: Cookies;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
    this.density = readDensity(cookies.read(DENSITY_COOKIE));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(density: Density): void {
    this.density = density;
    this.#cookies.write(DENSITY_COOKIE, density, DENSITY_DAYS);
  }
}

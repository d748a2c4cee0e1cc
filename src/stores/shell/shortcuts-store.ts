import { makeAutoObservable } from 'mobx';
import type { Storage } from '../../core/shared/storage';

const KEY = 'shortcuts:v1';

/** Whether single-key shortcuts are on. Users of speech input can switch them off. */
export class ShortcutsStore {
  on = true;
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.on = this.#storage.read(KEY) !== 'off';
  }

  turn(on: boolean): void {
    this.on = on;
    if (on) this.#storage.remove(KEY);
    else this.#storage.write(KEY, 'off');
  }
}

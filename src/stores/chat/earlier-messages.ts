import { makeAutoObservable, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure';

/** Whether the messages before the loaded ones are loading, or failed to load. */
export class EarlierMessages {
  loading = false;
  failed = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Ignored while it is loading already. */
  async load(read: () => Promise<void>): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      await read();
      this.#end(false);
    } catch (error) {
      this.#end(true);
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
    }
  }

  #end(failed: boolean): void {
    runInAction(() => {
      this.loading = false;
      this.failed = failed;
    });
  }
}

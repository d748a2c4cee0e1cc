import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../core/shared/call';
import type { LogFigures, TransparencyPort } from '../../core/trust/transparency-port';

/** The figures of the transparency report. */
export class TransparencyStore {
  figures: LogFigures | undefined = undefined;
  readonly #port: TransparencyPort;

  constructor(port: TransparencyPort) {
    this.#port = port;
    makeAutoObservable(this, { figures: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const figures = await this.#port.readLogFigures(undefined, call);
    runInAction(() => {
      this.figures = figures;
    });
  }
}

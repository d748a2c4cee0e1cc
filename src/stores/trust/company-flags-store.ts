import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../core/shared/call';
import type { CompanyId } from '../../core/shared/ids';
import type { CompanyFlagsPort } from '../../core/trust/company-flags-port';
import type { CompanyFlags } from '../../core/trust/flags';
import { optionalPart } from '../shell/optional-part';

/** A company's requests to remove reviews. A part of its page that may be missing. */
export class CompanyFlagsStore {
  flags: CompanyFlags | undefined = undefined;
  #companyId: CompanyId | undefined;
  readonly #port: CompanyFlagsPort;

  constructor(port: CompanyFlagsPort) {
    this.#port = port;
    makeAutoObservable(this, { flags: observableRef }, { autoBind: true });
  }

  async open(id: CompanyId, call?: Call): Promise<void> {
    if (id === this.#companyId) return;
    const flags = await optionalPart(this.#port.readCompanyFlags({ id }, call));
    runInAction(() => {
      this.#companyId = flags && id;
      this.flags = flags;
    });
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AwardEditionsPort } from '../../core/companies/award-editions-port';
import { type AwardList, listOf } from '../../core/companies/award-lists';
import type { AwardEdition, AwardYear } from '../../core/companies/edition';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';

interface EditionQuery {
  readonly year: number;
  readonly slug?: string | undefined;
}

/** All texts of an edition derive from its year, so an invalid year breaks the contract. */
function sound(operation: string, year: unknown): void {
  if (!Number.isSafeInteger(year)) throw new Failure('contract', operation, 200);
}

export class AwardsStore {
  years: readonly AwardYear[] = [];
  edition: AwardEdition | undefined;
  list: AwardList | undefined;
  readonly #port: AwardEditionsPort;

  constructor(port: AwardEditionsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { years: observableRef, edition: observableRef, list: observableRef },
      { autoBind: true },
    );
  }

  async listEditions(call?: Call): Promise<void> {
    const years = await this.#port.listEditions(undefined, call);
    for (const { year } of years) sound('listEditions', year);
    runInAction(() => {
      this.years = years;
    });
  }

  /** An unknown list gives a 404. */
  async open({ year, slug }: EditionQuery, call?: Call): Promise<void> {
    const edition = await this.#port.readEdition({ year }, call);
    sound('readEdition', edition.year);
    const list = slug === undefined ? undefined : listOf(edition, slug);
    if (slug !== undefined && !list) throw new Failure('notFound', 'readEdition', 404);
    runInAction(() => {
      this.edition = edition;
      this.list = list;
    });
  }

  async yearOf(token: string, call?: Call): Promise<number> {
    return (await this.#port.readSharedEdition({ token }, call)).year;
  }
}

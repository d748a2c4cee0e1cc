import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { Company } from '../../core/companies/company';
import type { ContributionPage, ContributionsPort } from '../../core/contributions/contributions-port';
import { companyUrlOf, contributedKind, type NextStep, nextSteps } from '../../core/contributions/next-steps';
import type { WorkKind } from '../../core/contributions/work-forms';
import type { Call } from '../../core/shared/call';
import { type Query, valueIn } from '../../core/shell/query';
import type { SessionStore } from '../login/session-store';
import { optionalPart } from '../shell/optional-part';

/** Suggests what to contribute next. Own contributions and the company only improve the order. */
export class NextStepsStore {
  contributed: WorkKind | undefined;
  company: Company | undefined;
  steps: readonly NextStep[] = [];
  readonly #contributions: ContributionsPort;
  readonly #companies: CompaniesPort;
  readonly #session: SessionStore;

  constructor(contributions: ContributionsPort, companies: CompaniesPort, session: SessionStore) {
    this.#contributions = contributions;
    this.#companies = companies;
    this.#session = session;
    makeAutoObservable(this, { company: observableRef, steps: observableRef }, { autoBind: true });
  }

  async open(query: Query, call?: Call): Promise<void> {
    const rid = valueIn(query, 'rid');
    const contributed = contributedKind(valueIn(query, 'k'));
    const page = await this.#ownPage(contributed, call);
    const urlName = companyUrlOf(page?.items.find(({ id }) => id === rid));
    const company = urlName && (await optionalPart(this.#companies.readCompany({ urlName }, call)));
    runInAction(() => {
      this.contributed = contributed;
      this.company = company || undefined;
      this.steps = nextSteps({ contributed, own: page?.counts ?? [], company: this.company });
    });
  }

  async #ownPage(kind: WorkKind | undefined, call?: Call): Promise<ContributionPage | undefined> {
    await this.#session.ensure(call);
    if (!this.#session.signedIn) return undefined;
    return optionalPart(this.#contributions.listContributions({ kind }, call));
  }
}

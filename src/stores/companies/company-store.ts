import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import { setFollowed } from '../../core/communities/set-followed';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { Company } from '../../core/companies/company';
import type { CurrentSession } from '../../core/login/current-session';
import { requiredLoginPrompt } from '../../core/login/session';
import type { Call } from '../../core/shared/call';
import { LatestWins } from '../../core/shared/latest-wins';
import type { LoginPromptStore } from '../login/login-prompt-store';

export class CompanyStore {
  company: Company | undefined;
  #reader: string | undefined;
  readonly #connection = new LatestWins<boolean>();
  /** The last confirmed server state per company with a request under way. */
  readonly #settled = new Map<Company['id'], boolean>();
  readonly #companies: CompaniesPort;
  readonly #communities: CommunitiesPort;
  readonly #current: CurrentSession;
  readonly #loginPrompts: LoginPromptStore;

  constructor(
    companies: CompaniesPort,
    communities: CommunitiesPort,
    current: CurrentSession,
    loginPrompts: LoginPromptStore,
  ) {
    this.#companies = companies;
    this.#communities = communities;
    this.#current = current;
    this.#loginPrompts = loginPrompts;
    makeAutoObservable(this, { company: observableRef }, { autoBind: true });
  }

  /** Loads once per company and user; an unknown company fails the page. */
  async open(urlName: string, call?: Call): Promise<Company> {
    const reader = this.#current.session.profile?.userName;
    if (this.company?.urlName === urlName && reader === this.#reader) return this.company;
    const company = await this.#companies.readCompany({ urlName }, call);
    runInAction(() => {
      this.company = company;
      this.#reader = reader;
    });
    return company;
  }

  /** Optimistic: the last press wins, and a failure restores the confirmed server state. */
  async pressFollow(): Promise<void> {
    const requirement = requiredLoginPrompt(this.#current.session, 'member');
    if (requirement) return this.#loginPrompts.open(requirement);
    const before = this.company;
    if (!before) return;
    const { id, urlName, followed } = before;
    if (!this.#settled.has(id)) this.#settled.set(id, followed);
    this.#show({ ...before, followed: !followed });
    const read = () => this.#companies.readCompany({ urlName });
    const send = () => setFollowed(this.#communities, { kind: 'COMPANY', id }, !followed, read);
    try {
      const { last, response } = await this.#connection.run(String(id), send);
      if (response !== undefined) this.#settled.set(id, response);
      if (last) this.#settle(id);
    } catch (error) {
      this.#settle(id);
      throw error;
    }
  }

  #settle(id: Company['id']): void {
    const followed = this.#settled.get(id);
    this.#settled.delete(id);
    if (followed !== undefined && this.company?.id === id) this.#show({ ...this.company, followed });
  }

  #show(company: Company): void {
    runInAction(() => {
      this.company = company;
    });
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Followable } from '../../core/communities/follow-community';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { Company } from '../../core/companies/company';
import type { CurrentSession } from '../../core/login/current-session';
import type { Call } from '../../core/shared/call';
import type { MembershipStore } from '../communities/membership-store';

const communityOf = ({ id, urlName, followed }: Company): Followable => ({
  kind: 'COMPANY',
  id,
  slug: urlName,
  followed,
});

export class CompanyStore {
  loaded: Company | undefined;
  #reader: string | undefined;
  readonly #companies: CompaniesPort;
  readonly #current: CurrentSession;
  readonly #members: MembershipStore;

  constructor(companies: CompaniesPort, current: CurrentSession, members: MembershipStore) {
    this.#companies = companies;
    this.#current = current;
    this.#members = members;
    makeAutoObservable(this, { loaded: observableRef }, { autoBind: true });
  }

  /** The member may also have followed or left the company on the page of its community. */
  get company(): Company | undefined {
    const { loaded } = this;
    return loaded && { ...loaded, followed: this.#members.isFollowed(communityOf(loaded)) };
  }

  /** Loads once per company and user; an unknown company fails the page. */
  async open(urlName: string, call?: Call): Promise<Company> {
    const reader = this.#current.session.profile?.userName;
    if (this.loaded?.urlName === urlName && reader === this.#reader) return this.loaded;
    const company = await this.#companies.readCompany({ urlName }, call);
    runInAction(() => {
      this.loaded = company;
      this.#reader = reader;
    });
    return company;
  }

  async pressFollow(): Promise<void> {
    const { company } = this;
    if (company) await this.#members.set(communityOf(company), !company.followed);
  }
}

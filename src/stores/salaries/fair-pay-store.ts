import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { textsFromQuery, tidyAmount } from '../../core/calculators/form';
import type { FormDraft } from '../../core/composer/form-draft';
import { FAIR_PAY_FORM, recalled, type TypedPay } from '../../core/salaries/fair-pay-draft';
import {
  campaignIn,
  type FairPayProblems,
  type FairPayRequest,
  type FairPayTexts,
  fairPayForm,
  readQuestion,
  sharedQuery,
} from '../../core/salaries/fair-pay-form';
import type { FairPayPort, PayChoices, PayComparison, PayQuestion } from '../../core/salaries/fair-pay-port';
import type { Choice } from '../../core/search/choices-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { JobProfileId } from '../../core/shared/ids';
import type { Loadable } from '../../core/shared/loadable';
import { type Query, valueIn } from '../../core/shell/query';
import { EmployerLookup } from '../companies/employer-lookup';

const NOTHING: PayChoices = { jobProfiles: [], places: [] };
const AMOUNTS = ['fixed', 'variable', 'stock'];
const MAX_NAME = 80;

/** A question and its result; no comparison when there are too few people. */
export interface CheckedPay {
  readonly question: PayQuestion;
  readonly comparison: PayComparison | undefined;
}

/**
 * The state of the fair-pay form. The pay lives only in memory: not in the URL and not in storage. Typed values are
 * restored on return.
 */
export class FairPayStore {
  choices: PayChoices = NOTHING;
  texts: FairPayTexts = FAIR_PAY_FORM.empty.texts;
  company = '';
  employer: Choice | undefined;
  campaign = '';
  /** Problems are shown from the first submit on. */
  tried = false;
  checked: Loadable<CheckedPay> = { state: 'IDLE' };
  readonly #port: FairPayPort;
  readonly #saved: FormDraft<TypedPay>;
  readonly #lookup: EmployerLookup;

  constructor(port: FairPayPort, saved: FormDraft<TypedPay>) {
    this.#port = port;
    this.#saved = saved;
    this.#lookup = new EmployerLookup(port);
    makeAutoObservable(
      this,
      {
        choices: observableRef,
        texts: observableRef,
        employer: observableRef,
        checked: observableRef,
      },
      { autoBind: true },
    );
  }

  get employers() {
    return this.#lookup.found;
  }

  get asked(): FairPayRequest {
    return readQuestion(this.texts, this.choices, this.employer);
  }

  roleOf(jobProfileId: JobProfileId): string {
    return this.choices.jobProfiles.find(({ id }) => id === jobProfileId)?.name ?? '';
  }

  get problems(): FairPayProblems {
    return this.tried ? this.asked.problems : {};
  }

  /** The comparison leaves out a typed company that is not in the list. */
  get lacksCompany(): boolean {
    return this.tried && this.company.trim() !== '' && this.employer === undefined;
  }

  /** The link to this comparison, without the pay. */
  get query(): Query {
    return sharedQuery(this.texts, { company: this.employer?.name ?? '', campaign: this.campaign });
  }

  /** A form submitted without scripts has the pay in its query and is answered on load. */
  async open(query: Query, call?: Call): Promise<void> {
    const choices = await this.#port.listPayChoices(undefined, call);
    const typed = this.#saved.read();
    const linked = textsFromQuery(fairPayForm(choices), query);
    const company = valueIn(query, 'company')?.slice(0, MAX_NAME).trim() ?? typed?.company ?? '';
    const employer = company === '' ? undefined : await this.#employerNamed(company, call);
    runInAction(() => {
      this.choices = choices;
      this.texts = recalled(linked, typed?.texts);
      this.company = employer?.name ?? typed?.company ?? '';
      this.employer = employer;
      this.campaign = campaignIn(query);
      this.tried = false;
      this.checked = { state: 'IDLE' };
    });
    if (valueIn(query, 'fixed') !== undefined) await this.check(call);
  }

  type(key: keyof FairPayTexts, text: string): void {
    this.texts = { ...this.texts, [key]: AMOUNTS.includes(key) ? tidyAmount(text) : text };
    this.#keep();
  }

  typeCompany(text: string): Promise<void> {
    this.company = text;
    if (text !== this.employer?.name) this.employer = undefined;
    this.#keep();
    return this.#lookup.look(text);
  }

  chooseCompany(employer: Choice): void {
    this.employer = employer;
    this.company = employer.name;
    this.#keep();
  }

  async check(call?: Call): Promise<void> {
    this.tried = true;
    const { question } = this.asked;
    if (!question) return;
    this.#set({ state: 'LOADING' });
    try {
      const { comparison: membership } = await this.#port.checkFairPay(question, call);
      this.#set({ state: 'SUCCESS', value: { question, comparison: membership } });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#set({ state: 'FAILURE', failure: error });
    }
  }

  async #employerNamed(name: string, call?: Call): Promise<Choice | undefined> {
    const found = await this.#port.suggestEmployers({ text: name }, call);
    return found.find((choice) => choice.name.toLowerCase() === name.toLowerCase());
  }

  #keep(): void {
    this.#saved.keep({ texts: this.texts, company: this.company });
  }

  #set(checked: Loadable<CheckedPay>): void {
    runInAction(() => {
      this.checked = checked;
    });
  }
}

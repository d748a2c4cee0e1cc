import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Choice } from '../core/choices/choices-port';
import type { FairPayPort, PayChoices } from '../core/fair-pay/fair-pay-port';
import { type Query, valueIn } from '../core/navigation/query';
import { refusedParts } from '../core/salary-report/refused-parts';
import {
  EMPTY_REPORT,
  type ReadReport,
  type ReportTexts,
  readReport,
  textsFrom,
  textsOf,
} from '../core/salary-report/report-form';
import type { KeptSalaryReport } from '../core/salary-report/salary-reports-port';
import type { ReportProblems } from '../core/salary-report/sound-report';
import type { TellSalary } from '../core/salary-report/tell-salary';
import { salaryReportWords as words } from '../core/salary-report/words';
import type { Call } from '../core/shared/call';
import { Failure } from '../core/shared/failure';
import type { GateStore } from './gate-store';
import type { ToastStore } from './toast-store';

const NO_CHOICES: PayChoices = { jobProfiles: [], places: [] };
const MOST_NAME = 80;

type Lists = Pick<FairPayPort, 'listPayChoices' | 'suggestEmployers'>;

/** Telling what one earns. It counts within groups; nobody else is ever shown it. */
export class SalaryReportStore {
  choices: PayChoices = NO_CHOICES;
  texts: ReportTexts = EMPTY_REPORT;
  employers: readonly Choice[] = [];
  /** One that was told before and is told anew. */
  known: KeptSalaryReport | undefined = undefined;
  /** The link names one that is not there, or not for whoever looks. */
  missing = false;
  /** What was just kept. */
  thanked: KeptSalaryReport | undefined = undefined;
  busy = false;
  /** Problems are said from the first try on. */
  tried = false;
  /** What the service did not take, until it is changed. */
  refused: ReportProblems = {};
  readonly #telling: TellSalary;
  readonly #lists: Lists;
  readonly #gates: GateStore;
  readonly #toasts: ToastStore;

  constructor(telling: TellSalary, lists: Lists, gates: GateStore, toasts: ToastStore) {
    this.#telling = telling;
    this.#lists = lists;
    this.#gates = gates;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      {
        choices: observableRef,
        texts: observableRef,
        employers: observableRef,
        known: observableRef,
        thanked: observableRef,
        refused: observableRef,
      },
      { autoBind: true },
    );
  }

  get read(): ReadReport {
    return readReport(this.texts, this.choices);
  }

  get problems(): ReportProblems {
    return this.tried ? { ...this.refused, ...this.read.problems } : {};
  }

  /** Begins with what a link says, or with a report that was told before. */
  async open(query: Query, call?: Call): Promise<void> {
    const rid = valueIn(query, 'rid');
    const [choices, known] = await Promise.all([
      this.#lists.listPayChoices(undefined, call),
      rid === undefined ? undefined : this.#telling.find(rid, call),
    ]);
    runInAction(() => {
      this.choices = choices;
      this.known = known;
      this.missing = rid !== undefined && known === undefined;
      this.#begin(known ? textsOf(known.report) : textsFrom(query, choices));
    });
  }

  /** What was typed in this tab before, unless a link asks for something else. */
  recall(): void {
    const draft = this.known || this.thanked ? undefined : this.#telling.draft.read();
    if (!draft) return;
    const { companyName, jobProfile, department } = this.texts;
    const named = companyName !== '' && { companyName };
    this.texts = { ...draft, ...named, ...(jobProfile !== '' && { jobProfile, department }) };
  }

  change(part: Partial<ReportTexts>): void {
    this.texts = { ...this.texts, ...part };
    this.refused = {};
    if (!this.known) this.#telling.draft.keep(this.texts);
  }

  async typeCompany(text: string): Promise<void> {
    this.change({ companyName: text });
    const found = text.trim() === '' ? [] : await this.#suggestions(text.trim());
    runInAction(() => {
      if (this.texts.companyName === text) this.employers = found;
    });
  }

  /** Answers whether everything was there to be sent. */
  async send(): Promise<boolean> {
    this.tried = true;
    const { report } = this.read;
    if (!report) return false;
    if (this.busy) return true;
    const telling = this.#telling.tell(report, this.known);
    if (telling.kind === 'blocked') this.#gates.open(telling.gate, 'salary');
    else await this.#work(async () => this.#thank(await telling.kept));
    return true;
  }

  /** Answers whether it is gone. */
  async remove(): Promise<boolean> {
    const { known } = this;
    if (!known || this.busy) return false;
    const done = await this.#work(() => this.#telling.takeBack(known));
    if (done) this.#toasts.show({ type: 'success', text1: words.removed });
    return done;
  }

  /** One more job. */
  again(): void {
    this.#begin(EMPTY_REPORT);
    this.known = undefined;
  }

  #begin(texts: ReportTexts): void {
    this.texts = texts;
    this.thanked = undefined;
    this.tried = false;
    this.refused = {};
    this.employers = [];
  }

  #thank(kept: KeptSalaryReport): void {
    runInAction(() => {
      this.thanked = kept;
    });
  }

  /** A list that does not come is no reason to disturb anybody: the service knows the name or says so. */
  async #suggestions(text: string): Promise<readonly Choice[]> {
    try {
      return await this.#lists.suggestEmployers({ text: text.slice(0, MOST_NAME) });
    } catch (error) {
      if (error instanceof Failure) return [];
      throw error;
    }
  }

  async #work(step: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      this.#explain(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Beside the field where the service names one; everything typed stays. */
  #explain(failure: Failure): void {
    runInAction(() => {
      this.refused = refusedParts(failure);
    });
    if (failure.fields.length > 0) return;
    const conflict = failure.kind === 'conflict' || failure.kind === 'limited';
    this.#toasts.show({ type: 'failure', text1: conflict ? failure.message : words.failed });
  }
}

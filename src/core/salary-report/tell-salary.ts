import type { CurrentSession } from '../session/current-session';
import { type Gate, missingGate } from '../session/session';
import type { Call } from '../shared/call';
import { Failure } from '../shared/failure';
import type { ReportDraft } from './report-draft';
import type { SalaryReport } from './salary-report';
import type { KeptSalaryReport, SalaryReportsPort } from './salary-reports-port';

export type Telling =
  | { readonly kind: 'blocked'; readonly gate: Gate }
  | { readonly kind: 'sent'; readonly kept: Promise<KeptSalaryReport> };

/** Telling what one earns, telling it anew, and taking it back. Only members can; what a visitor typed waits for them. */
export class TellSalary {
  readonly draft: ReportDraft;
  readonly #reports: SalaryReportsPort;
  readonly #current: CurrentSession;

  constructor(reports: SalaryReportsPort, draft: ReportDraft, current: CurrentSession) {
    this.#reports = reports;
    this.draft = draft;
    this.#current = current;
  }

  /** One that was told before; undefined where it is gone or somebody else's. */
  async find(id: string, call?: Call): Promise<KeptSalaryReport | undefined> {
    if (missingGate(this.#current.session, 'member')) return undefined;
    try {
      return await this.#reports.readSalaryReport({ id }, call);
    } catch (error) {
      if (error instanceof Failure && (error.kind === 'notFound' || error.kind === 'invalid'))
        return undefined;
      throw error;
    }
  }

  tell(report: SalaryReport, known: KeptSalaryReport | undefined): Telling {
    const gate = missingGate(this.#current.session, 'member');
    if (gate) return { kind: 'blocked', gate };
    return { kind: 'sent', kept: known ? this.#change(report, known) : this.#add(report) };
  }

  takeBack({ id }: KeptSalaryReport): Promise<void> {
    return this.#reports.removeSalaryReport({ id });
  }

  async #add(report: SalaryReport): Promise<KeptSalaryReport> {
    const kept = await this.#reports.addSalaryReport(report);
    this.draft.forget();
    return kept;
  }

  #change(report: SalaryReport, { id }: KeptSalaryReport): Promise<KeptSalaryReport> {
    return this.#reports.changeSalaryReport({ ...report, id });
  }
}

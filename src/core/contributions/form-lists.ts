import type { CurrentSession } from '../login/current-session';
import { requiredLoginPrompt } from '../login/session';
import type { Work } from '../onboarding/career-status';
import type { CareerStatusPort } from '../onboarding/career-status-port';
import type { FairPayPort, PayChoices } from '../salaries/fair-pay-port';
import type { Choice } from '../search/choices-port';
import type { Call } from '../shared/call';
import { Failure } from '../shared/failure';

/** The lists of the contribution forms, and the member's own job to prefill them. */
export class FormLists {
  readonly #lists: Pick<FairPayPort, 'listPayChoices' | 'suggestEmployers'>;
  readonly #careers: Pick<CareerStatusPort, 'readCareerStatus'>;
  readonly #current: CurrentSession;

  constructor(
    lists: Pick<FairPayPort, 'listPayChoices' | 'suggestEmployers'>,
    careers: Pick<CareerStatusPort, 'readCareerStatus'>,
    current: CurrentSession,
  ) {
    this.#lists = lists;
    this.#careers = careers;
    this.#current = current;
  }

  listPayChoices(call?: Call): Promise<PayChoices> {
    return this.#lists.listPayChoices(undefined, call);
  }

  suggestEmployers(
    typed: Parameters<FairPayPort['suggestEmployers']>[0],
    call?: Call,
  ): Promise<readonly Choice[]> {
    return this.#lists.suggestEmployers(typed, call);
  }

  /** Prefilling is optional: without a job or a response the form starts empty. */
  async readOwnWork(call?: Call): Promise<Work | undefined> {
    if (requiredLoginPrompt(this.#current.session, 'member')) return undefined;
    try {
      return (await this.#careers.readCareerStatus(undefined, call)).status?.working;
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  }
}

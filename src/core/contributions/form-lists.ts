import type { CurrentSession } from '../login/current-session';
import { requiredLoginPrompt } from '../login/session';
import type { FairPayPort, PayChoices } from '../salaries/fair-pay-port';
import type { Choice } from '../search/choices-port';
import type { Call } from '../shared/call';
import { Failure } from '../shared/failure';
import type { OwnJob, OwnJobPort } from './own-job';

/** The lists of the contribution forms, and the member's own job to prefill them. */
export class FormLists {
  readonly #lists: Pick<FairPayPort, 'listPayChoices' | 'suggestEmployers'>;
  readonly #jobs: OwnJobPort;
  readonly #current: CurrentSession;

  constructor(
    lists: Pick<FairPayPort, 'listPayChoices' | 'suggestEmployers'>,
    jobs: OwnJobPort,
    current: CurrentSession,
  ) {
    this.#lists = lists;
    this.#jobs = jobs;
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
  async readOwnJob(call?: Call): Promise<OwnJob | undefined> {
    if (requiredLoginPrompt(this.#current.session, 'member')) return undefined;
    try {
      return await this.#jobs.readOwnJob(call);
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  }
}

import type { FairPayPort } from '../salaries/fair-pay-port';
import type { Clock } from '../shared/clock';
import { monthsUntil } from './months';

type Lists = Pick<FairPayPort, 'listPayChoices' | 'suggestEmployers'>;

export class InterviewLists implements Lists {
  readonly #lists: Lists;
  readonly #clock: Clock;

  constructor(lists: Lists, clock: Clock) {
    this.#lists = lists;
    this.#clock = clock;
  }

  readonly listPayChoices: Lists['listPayChoices'] = (of, call) => this.#lists.listPayChoices(of, call);

  readonly suggestEmployers: Lists['suggestEmployers'] = (of, call) => this.#lists.suggestEmployers(of, call);

  get now(): number {
    return this.#clock.now();
  }

  get months(): readonly string[] {
    return monthsUntil(this.now);
  }
}

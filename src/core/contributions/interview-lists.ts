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

  readonly listPayChoices: Lists['listPayChoices'] = (input, call) => this.#lists.listPayChoices(input, call);

  readonly suggestEmployers: Lists['suggestEmployers'] = (input, call) =>
    this.#lists.suggestEmployers(input, call);

  get now(): number {
    return this.#clock.now();
  }

  get months(): readonly string[] {
    return monthsUntil(this.now);
  }
}

import type { Clock } from '../shared/clock';
import type { FormLists } from './form-lists';
import { monthsUntil } from './months';

type Lists = Pick<FormLists, 'listPayChoices' | 'suggestEmployers' | 'readOwnJob'>;

export class InterviewLists implements Lists {
  readonly #lists: Lists;
  readonly #clock: Clock;

  constructor(lists: Lists, clock: Clock) {
    this.#lists = lists;
    this.#clock = clock;
  }

  readonly listPayChoices: Lists['listPayChoices'] = (call) => this.#lists.listPayChoices(call);

  readonly suggestEmployers: Lists['suggestEmployers'] = (input, call) =>
    this.#lists.suggestEmployers(input, call);

  readonly readOwnJob: Lists['readOwnJob'] = (call) => this.#lists.readOwnJob(call);

  get now(): number {
    return this.#clock.now();
  }

  get months(): readonly string[] {
    return monthsUntil(this.now);
  }
}

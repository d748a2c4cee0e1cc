import { makeAutoObservable } from 'mobx';
import { type SalaryHit, salaryHits } from '../../core/salaries/salary-hits';
import type { SuggestStore } from '../search/suggest-store';

/** The search field of the salaries page. */
export class SalarySearchStore {
  readonly picks: SuggestStore;

  constructor(picks: SuggestStore) {
    this.picks = picks;
    makeAutoObservable(this, { picks: false }, { autoBind: true });
  }

  get found(): readonly SalaryHit[] {
    return salaryHits(this.picks.hits);
  }
}

import { makeAutoObservable } from 'mobx';
import { checkOffer, type OfferCheck } from '../../core/calculators/offer-check';
import { readOfferLetter } from '../../core/calculators/offer-letter';
import { DEFAULT_YEAR, rulesOf } from '../../core/calculators/rules/rule-packs';
import { STATES, type State } from '../../core/calculators/rules/states';
import { type Query, valueIn } from '../../core/shell/query';

/** The pasted text stays in memory: never in a query, in storage or in a request. */
export class OfferLetterStore {
  text = '';
  state: State = 'KA';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get check(): OfferCheck {
    return checkOffer(rulesOf(DEFAULT_YEAR), readOfferLetter(this.text), this.state);
  }

  get query(): Query {
    return this.state === 'KA' ? [] : [['state', this.state]];
  }

  open(query: Query): void {
    this.text = '';
    this.state = STATES.find((state) => state === valueIn(query, 'state')) ?? 'KA';
  }

  paste(text: string): void {
    this.text = text;
  }

  chooseState(state: State): void {
    this.state = state;
  }
}

import { observer } from 'mobx-react-lite';
import { readForm } from '../../core/calculators/form';
import { OFFER_FORM } from '../../core/calculators/offer-form';
import { takeHomeWords as words } from '../../core/calculators/take-home-words';
import { calculatorWords } from '../../core/calculators/words';
import type { TakeHomeStore } from '../../stores/calculators/take-home-store';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { AmountField } from './amount-field';
import { money } from './board';
import { ChoiceField } from './choice-field';
import css from './frame.module.css';

export const OffersPanel = observer(function OffersPanel({ store }: { store: TakeHomeStore }) {
  return (
    <section className={css.panel} id="offers">
      <h2>{words.compare}</h2>
      <div className={css.offers}>
        {store.offers.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place in the comparison
          <OfferColumn key={at} store={store} at={at} />
        ))}
      </div>
      {store.canAddOffer && (
        <Button look="line" icon="plus" onClick={store.addOffer}>
          {words.addOffer}
        </Button>
      )}
    </section>
  );
});

const OfferColumn = observer(function OfferColumn({ store, at }: { store: TakeHomeStore; at: number }) {
  const texts = store.offers[at];
  const worth = store.worth[at];
  if (!texts || !worth) return undefined;
  const { values, problems } = readForm(OFFER_FORM, texts);
  const field = (key: 'fixed' | 'variable' | 'stock') => ({
    name: `offer${at + 1}.${key}`,
    text: texts[key],
    amount: values[key],
    problem: problems[key],
    onType: (text: string) => store.typeOffer(at, key, text),
  });
  return (
    <fieldset className={css.row}>
      <legend className={css.rowHead}>
        {words.offer(at + 1)}
        <IconButton
          icon="x"
          label={calculatorWords.remove(words.offer(at + 1))}
          onClick={() => store.removeOffer(at)}
        />
      </legend>
      <AmountField {...field('fixed')} label={words.fixed} />
      <AmountField {...field('variable')} label={words.variablePay} />
      <AmountField {...field('stock')} label={words.stock} />
      <ChoiceField
        name={`offer${at + 1}.vesting`}
        label={words.vesting}
        value={texts.vesting}
        words={calculatorWords.vestings}
        onChoose={(vesting) => store.typeOffer(at, 'vesting', vesting)}
      />
      <p className={css.worth}>
        {money(worth.totalPerYear)}
        <small>{words.worth}</small>
      </p>
      <p className={css.worth}>
        {worth.takeHome ? money(worth.takeHome.regularMonth) : '—'}
        <small>{calculatorWords.perMonth}</small>
      </p>
    </fieldset>
  );
});

import { observer } from 'mobx-react-lite';
import { readForm } from '../../core/calculators/form';
import { offerComparisonText } from '../../core/calculators/offer-comparison-text';
import { offerFieldText as copy } from '../../core/calculators/offer-field-text';
import { OFFER_FORM, offerOf } from '../../core/calculators/offer-form';
import type { ComparedOffer } from '../../core/calculators/offer-verdict';
import { compareOffers, type OfferWorth } from '../../core/calculators/offers';
import { rulesOf } from '../../core/calculators/rules/rule-packs';
import { takeHomeInput } from '../../core/calculators/take-home-form';
import { takeHomeText } from '../../core/calculators/take-home-text';
import { calculatorText } from '../../core/calculators/text';
import { offerDrafts } from '../../core/posts/offer-drafts';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { TakeHomeStore } from '../../stores/calculators/take-home-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { useStore } from '../use-store';
import { AmountField } from './amount-field';
import { money } from './board';
import { ChoiceField } from './choice-field';
import css from './frame.module.css';
import { OfferComparison } from './offer-comparison';
import panel from './offers-panel.module.css';

/** Loaded when offers are compared. */
export const Part = observer(function OffersPanel() {
  const store = useStore(TakeHomeStore);
  const { values } = store.form;
  const shell = useStore(ShellStore);
  const worth = compareOffers(rulesOf(values.year), store.offers.map(offerOf), takeHomeInput(values));
  return (
    <section className={css.panel} id="offers">
      <h2>{takeHomeText.compare}</h2>
      <div className={css.offers}>
        {store.offers.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is identified by its position
          <OfferColumn key={index} store={store} at={index} worth={worth[index]} />
        ))}
      </div>
      <div className={panel.actions}>
        {store.canAddOffer && (
          <Button look="line" icon="plus" onClick={store.addOffer}>
            {copy.addOffer}
          </Button>
        )}
        <Button
          look="line"
          icon="messages-square"
          onClick={() => shell.openPost({ extra: 'offers', offers: offerDrafts(worth.map(comparedOf)) })}
        >
          {copy.askWhich}
        </Button>
      </div>
      <OfferComparison
        offers={worth.map(comparedOf)}
        shareable={{ title: takeHomeText.compare, path: pathTo('take-home') + buildQuery(store.query) }}
        shareNote={offerComparisonText.shareNote}
      />
    </section>
  );
});

const comparedOf = (worth: OfferWorth, index: number): ComparedOffer => ({
  name: copy.offer(index + 1),
  fixed: worth.offer.fixed / 100,
  bonus: worth.offer.variable / 100,
  stock: worth.stockPerYear / 100,
  inHand: (worth.takeHome?.regularMonth ?? 0) / 100,
  vestingYears: worth.offer.vesting === 'notAware' ? undefined : worth.offer.vesting,
});

const OfferColumn = observer(function OfferColumn({
  store,
  at: index,
  worth,
}: {
  store: TakeHomeStore;
  at: number;
  worth: OfferWorth | undefined;
}) {
  const texts = store.offers[index];
  if (!texts || !worth) return undefined;
  const { values, problems } = readForm(OFFER_FORM, texts);
  const field = (key: 'fixed' | 'variable' | 'stock') => ({
    name: `offer${index + 1}.${key}`,
    text: texts[key],
    amount: values[key],
    problem: problems[key],
    onType: (text: string) => store.typeOffer(index, key, text),
  });
  return (
    <fieldset className={css.row}>
      <legend className={css.rowHead}>
        {copy.offer(index + 1)}
        <IconButton
          icon="x"
          label={calculatorText.remove(copy.offer(index + 1))}
          onClick={() => store.removeOffer(index)}
        />
      </legend>
      <AmountField {...field('fixed')} label={copy.fixed} />
      <AmountField {...field('variable')} label={copy.variablePay} />
      <AmountField {...field('stock')} label={copy.stock} />
      <ChoiceField
        name={`offer${index + 1}.vesting`}
        label={copy.vesting}
        value={texts.vesting}
        text={copy.vestings}
        onChoose={(vesting) => store.typeOffer(index, 'vesting', vesting)}
      />
      <p className={css.worth}>
        {money(worth.totalPerYear)}
        <small>{copy.worth}</small>
      </p>
      <p className={css.worth}>
        {worth.takeHome ? money(worth.takeHome.regularMonth) : '—'}
        <small>{calculatorText.perMonth}</small>
      </p>
    </fieldset>
  );
});

import { observer } from 'mobx-react-lite';
import { composerText } from '../../core/composer/text';
import { emptyOffer, type OfferDraft, withCurrent } from '../../core/posts/post-draft';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { ComposerStore } from '../../stores/composer/composer-store';
import { Button } from '../kit/button';
import check from '../kit/checkbox.module.css';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextInput } from '../kit/text-input';
import { onSingleClick } from '../shared/ignore-double-click';
import { lazyPart } from '../shared/lazy-part';
import { MoneyField } from '../shared/money-field';
import { useFailureReport } from '../shared/use-failure-report';
import { useStore } from '../use-store';
import css from './composer.module.css';
import { problemText } from './problem-text';
import { SavedOffers } from './saved-offers';
import { useNextFocus } from './use-next-focus';

const text = composerText.offers;

const DraftedComparison = lazyPart(
  () => import(/* webpackChunkName: "drafted-comparison" */ './drafted-comparison'),
);

const TEXTS = ['company', 'role', 'place'] as const;
const PAY = ['fixed', 'variable', 'stock'] as const;
const FIELDS = 'input[type="text"]';
const FIELDS_EACH = TEXTS.length + PAY.length;

export const OfferFields = observer(function OfferFields() {
  const store = useStore(ComposerStore);
  const { offers } = store.draft;
  const { maxOffers } = useStore(ComposerRulesStore).offers;
  const report = useFailureReport();
  const full = offers.length >= maxOffers;
  const { box, goTo } = useNextFocus<HTMLDivElement>();
  const add = () => {
    store.change({ offers: [...offers, emptyOffer] });
    goTo(FIELDS, offers.length * FIELDS_EACH);
  };
  const remove = (position: number) => {
    store.change({ offers: offers.filter((_, place) => place !== position) });
    goTo(FIELDS, Math.min(position, offers.length - 2) * FIELDS_EACH);
  };
  return (
    <div ref={box} className={css.form}>
      <SavedOffers />
      {offers.map((offer, index) => (
        // Offers have no ids, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <OneOffer key={index} offer={offer} at={index} onRemove={() => remove(index)} />
      ))}
      <DraftedComparison show={offers.length > 1} onFailed={report} />
      <div className={css.row}>
        <Button size="small" icon="plus" disabled={full} onClick={add}>
          {text.add}
        </Button>
        <p className={css.note}>{full ? text.full(maxOffers) : text.consent}</p>
      </div>
    </div>
  );
});

interface OneOfferProps {
  readonly offer: OfferDraft;
  readonly at: number;
  readonly onRemove: () => void;
}

const OneOffer = observer(function OneOffer({ offer, at: position, onRemove }: OneOfferProps) {
  const store = useStore(ComposerStore);
  const { offers } = store.draft;
  const set = (part: Partial<OfferDraft>) =>
    store.change({
      offers: offers.map((offerDraft, place) =>
        place === position ? { ...offerDraft, ...part } : offerDraft,
      ),
    });
  const problem = (name: (typeof TEXTS)[number] | (typeof PAY)[number]) =>
    problemText(store.problemAt(`offer ${position + 1} ${name}`));
  return (
    <fieldset className={css.extra}>
      <legend>{text.offer(position + 1)}</legend>
      <div className={css.pay}>
        {TEXTS.map((name) => (
          <Field key={name} label={text[name]} {...problem(name)}>
            <TextInput
              dir="auto"
              value={offer[name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <div className={css.pay}>
        {PAY.map((name) => (
          <MoneyField
            key={name}
            label={text[name]}
            hint={name === 'fixed' ? text.hint : undefined}
            error={problem(name).error}
            text={offer[name]}
            onType={(typed) => set({ [name]: typed })}
          />
        ))}
      </div>
      <div className={css.row}>
        <label className={css.check}>
          <input
            type="checkbox"
            className={check.box}
            checked={offer.current}
            onChange={(event) =>
              store.change({ offers: withCurrent(offers, position, event.target.checked) })
            }
          />
          {text.current}
        </label>
        {offers.length > 1 && (
          <IconButton icon="trash-2" label={text.remove(position + 1)} onClick={onSingleClick(onRemove)} />
        )}
      </div>
    </fieldset>
  );
});

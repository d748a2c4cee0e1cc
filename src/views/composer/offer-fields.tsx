import { observer } from 'mobx-react-lite';
import { composerWords } from '../../core/composer/words';
import { emptyOffer, type OfferDraft, withCurrent } from '../../core/posts/post-draft';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { ComposerStore } from '../../stores/composer/composer-store';
import { Button } from '../kit/button';
import check from '../kit/checkbox.module.css';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './composer.module.css';
import { KeptOffers } from './kept-offers';
import { problemText } from './problem-text';
import { useNextFocus } from './use-next-focus';

const words = composerWords.offers;
const WORDS = ['company', 'role', 'place'] as const;
const PAY = ['fixed', 'variable', 'stock'] as const;
const FIELDS = 'input[type="text"]';
const FIELDS_EACH = WORDS.length + PAY.length;

export const OfferFields = observer(function OfferFields() {
  const store = useStore(ComposerStore);
  const { offers } = store.draft;
  const { mostOffers } = useStore(ComposerRulesStore).offers;
  const full = offers.length >= mostOffers;
  const { box, goTo } = useNextFocus<HTMLDivElement>();
  const add = () => {
    store.change({ offers: [...offers, emptyOffer] });
    goTo(FIELDS, offers.length * FIELDS_EACH);
  };
  const remove = (at: number) => {
    store.change({ offers: offers.filter((_, place) => place !== at) });
    goTo(FIELDS, Math.min(at, offers.length - 2) * FIELDS_EACH);
  };
  return (
    <div ref={box} className={css.form}>
      <KeptOffers />
      {offers.map((offer, at) => (
        // Offers have no ids, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <OneOffer key={at} offer={offer} at={at} onRemove={() => remove(at)} />
      ))}
      <div className={css.row}>
        <Button size="small" icon="plus" disabled={full} onClick={add}>
          {words.add}
        </Button>
        <p className={css.note}>{full ? words.full(mostOffers) : words.consent}</p>
      </div>
    </div>
  );
});

interface OneOfferProps {
  readonly offer: OfferDraft;
  readonly at: number;
  readonly onRemove: () => void;
}

const OneOffer = observer(function OneOffer({ offer, at, onRemove }: OneOfferProps) {
  const store = useStore(ComposerStore);
  const { offers } = store.draft;
  const set = (part: Partial<OfferDraft>) =>
    store.change({ offers: offers.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  const field = (name: (typeof WORDS)[number] | (typeof PAY)[number], hint?: string) => (
    <Field
      key={name}
      label={words[name]}
      {...(hint && { hint })}
      {...problemText(store.problemAt(`offer ${at + 1} ${name}`))}
    >
      <TextInput dir="auto" value={offer[name]} onChange={(event) => set({ [name]: event.target.value })} />
    </Field>
  );
  return (
    <fieldset className={css.extra}>
      <legend>{words.offer(at + 1)}</legend>
      <div className={css.pay}>{WORDS.map((name) => field(name))}</div>
      <div className={css.pay}>
        {PAY.map((name) => field(name, name === 'fixed' ? words.hint : undefined))}
      </div>
      <div className={css.row}>
        <label className={css.check}>
          <input
            type="checkbox"
            className={check.box}
            checked={offer.current}
            onChange={(event) => store.change({ offers: withCurrent(offers, at, event.target.checked) })}
          />
          {words.current}
        </label>
        {offers.length > 1 && <IconButton icon="trash-2" label={words.remove(at + 1)} onClick={onRemove} />}
      </div>
    </fieldset>
  );
});

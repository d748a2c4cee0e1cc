import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { composerWords } from '../../core/composer/words';
import type { SavedOffer } from '../../core/posts/saved-offers-port';
import { yearlyPay } from '../../core/shared/money';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { KeptOffersStore } from '../../stores/composer/kept-offers-store';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { useStore } from '../use-store';
import css from './composer.module.css';

const words = composerWords.offers;

const nameOf = ({ company, role, fixed, variable, stock }: SavedOffer): string =>
  `${company}, ${role}, ${yearlyPay(fixed + variable + stock)}`;

export const KeptOffers = observer(function KeptOffers() {
  const store = useStore(KeptOffersStore);
  const { mostOffers, mostShown } = useStore(ComposerRulesStore).offers;
  useEffect(() => void store.open(), [store]);
  if (store.free.length === 0) return undefined;
  return (
    <fieldset className={css.extra}>
      <legend>{words.kept}</legend>
      {store.free.slice(0, mostShown).map((offer) => (
        <div key={offer.id} className={css.keptOffer}>
          <Button size="small" onClick={() => store.take(offer, mostOffers)}>
            {words.takeKept(nameOf(offer))}
          </Button>
          <IconButton
            icon="trash-2"
            label={words.forgetKept(nameOf(offer))}
            onClick={() => void store.forget(offer)}
          />
        </div>
      ))}
    </fieldset>
  );
});

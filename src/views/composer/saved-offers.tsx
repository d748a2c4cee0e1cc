import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { composerText } from '../../core/composer/text';
import type { SavedOffer } from '../../core/posts/saved-offers-port';
import { yearlyPay } from '../../core/shared/money';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { SavedOffersStore } from '../../stores/composer/saved-offers-store';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { useStore } from '../use-store';
import css from './composer.module.css';

const text = composerText.offers;

const nameOf = ({ company, role, fixed, variable, stock }: SavedOffer): string =>
  `${company}, ${role}, ${yearlyPay(fixed + variable + stock)}`;

export const SavedOffers = observer(function SavedOffers() {
  const store = useStore(SavedOffersStore);
  const { maxOffers, maxShown } = useStore(ComposerRulesStore).offers;
  useEffect(() => void store.open(), [store]);
  if (store.free.length === 0) return undefined;
  return (
    <fieldset className={css.extra}>
      <legend>{text.saved}</legend>
      {store.free.slice(0, maxShown).map((offer) => (
        <div key={offer.id} className={css.keptOffer}>
          <Button size="small" onClick={() => store.take(offer, maxOffers)}>
            {text.takeSaved(nameOf(offer))}
          </Button>
          <IconButton
            icon="trash-2"
            label={text.forgetSaved(nameOf(offer))}
            onClick={() => void store.forget(offer)}
          />
        </div>
      ))}
    </fieldset>
  );
});

import { observer } from 'mobx-react-lite';
import { monthlyInHand } from '../../core/calculators/in-hand';
import { composerText } from '../../core/composer/text';
import { rupeesOf } from '../../core/posts/post-draft';
import { ComposerStore } from '../../stores/composer/composer-store';
import { OfferComparison } from '../calculators/offer-comparison';
import { useStore } from '../use-store';

/** The comparison of the typed offers, loaded with the second offer. */
export const Part = observer(function DraftedComparison() {
  const { offers } = useStore(ComposerStore).draft;
  const compared = offers.map((offer, index) => {
    const [fixed = 0, variable = 0, stock = 0] = [offer.fixed, offer.variable, offer.stock].map(rupeesOf);
    return {
      name: offer.company.trim() || composerText.offers.offer(index + 1),
      fixed,
      bonus: variable,
      stock,
      inHand: monthlyInHand({ fixed, variable }),
    };
  });
  return <OfferComparison offers={compared.filter(({ fixed }) => fixed > 0)} />;
});

import type { OwnBenefits } from '../../core/contributions/own-benefits';
import { ownBenefitsWords as words } from '../../core/contributions/own-benefits-words';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnBenefitsStore } from '../../stores/contributions/own-benefits-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { Thanks } from './thanks';

/** The next step after benefits is a review. */
export function BenefitsThanks({ kept }: { readonly kept: OwnBenefits }) {
  const { again } = useStore(OwnBenefitsStore).form;
  const { companyName } = kept.benefits;
  return (
    <Thanks
      text={words.thanksText(companyName)}
      given="benefits"
      company={companyName}
      again={{ label: words.again, begin: again }}
    >
      <Button
        look="gold"
        icon="star"
        href={pathTo('contribute-review') + buildQuery([['CompanyName', companyName]])}
      >
        {words.review}
      </Button>
      <Button icon="heart" href={pathTo('company-benefits', { urlName: kept.companyUrlName })}>
        {words.view}
      </Button>
    </Thanks>
  );
}

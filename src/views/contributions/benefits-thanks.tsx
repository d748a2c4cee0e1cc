import type { OwnBenefits } from '../../core/contributions/own-benefits';
import { ownBenefitsText as text } from '../../core/contributions/own-benefits-text';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { OwnBenefitsStore } from '../../stores/contributions/own-benefits-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { BenefitsPreview } from './benefits-preview';
import { Thanks } from './thanks';

/** The next step after benefits is a review. */
export function BenefitsThanks({ saved }: { readonly saved: OwnBenefits }) {
  const { again } = useStore(OwnBenefitsStore).form;
  const { companyName } = saved.benefits;
  const path = pathTo('company-benefits', { urlName: saved.companyUrlName });
  return (
    <Thanks
      text={text.thanksText(companyName)}
      given="benefits"
      id={saved.id}
      company={companyName}
      again={{ label: text.again, begin: again }}
      published={
        <BenefitsPreview companyName={companyName} codes={saved.benefits.codes} caption={text.published} />
      }
      shareable={{ title: text.shareTitle(companyName), path }}
    >
      <Button
        look="gold"
        icon="star"
        href={pathTo('contribute-review') + buildQuery([['CompanyName', companyName]])}
      >
        {text.review}
      </Button>
      <Button icon="heart" href={path}>
        {text.view}
      </Button>
    </Thanks>
  );
}

import { companyText as text } from '../../core/companies/text';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import css from './claimed-banner.module.css';

export const ClaimedBanner = ({ name }: { readonly name: string }) => (
  <Card className={css.claimed}>
    <Icon name="shield-check" />
    <p>
      {text.claimed(name)}
      <Anchor href={pathTo('employers')}>{text.claimedWay}</Anchor>
    </p>
  </Card>
);

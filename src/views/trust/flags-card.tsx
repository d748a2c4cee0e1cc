import { observer } from 'mobx-react-lite';
import { pathTo } from '../../core/shell/screens';
import { flagsText as text } from '../../core/trust/flags-text';
import { CompanyFlagsStore } from '../../stores/trust/company-flags-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { useStore } from '../use-store';
import flagsCss from './flags.module.css';
import { StarFlagsTable } from './star-flags';
import css from './transparency.module.css';

/** How often the company asked to remove reviews, and with what result. */
export const FlagsCard = observer(function FlagsCard() {
  const { flags } = useStore(CompanyFlagsStore);
  if (!flags || flags.stars.length === 0) return undefined;
  const decided = flags.stars.reduce((sum, { upheld, refused }) => sum + upheld + refused, 0);
  const raised = flags.stars.reduce((sum, row) => sum + row.raised, 0);
  return (
    <Card padded className={flagsCss.card}>
      <h2>{text.title}</h2>
      <p className={flagsCss.note}>{text.text}</p>
      <StarFlagsTable stars={flags.stars} />
      {flags.waits.length > 0 && (
        <p>
          {text.waits}.{' '}
          {flags.waits.map(({ wait, count }) => text.took(text.within[wait], count)).join(' · ')}
        </p>
      )}
      {decided < raised && <p className={flagsCss.note}>{text.open}</p>}
      <Anchor className={css.link} href={pathTo('transparency')}>
        {text.check}
      </Anchor>
    </Card>
  );
});

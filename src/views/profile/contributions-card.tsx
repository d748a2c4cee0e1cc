import { observer } from 'mobx-react-lite';
import { CONTRIBUTION_KINDS, type Contribution } from '../../core/contributions/contributions-port';
import { ACTIVITY_PART, contributionsQuery } from '../../core/profile/contributions-query';
import { profileText } from '../../core/profile/text';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { ContributionsStore } from '../../stores/contributions/contributions-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { Tabs } from '../kit/tabs';
import { useBeforePaint } from '../kit/use-before-paint';
import { PageNumbers } from '../shared/page-numbers';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { ContributionItem } from './contribution-item';
import css from './profile.module.css';
import { UnsentItem } from './unsent-item';

const text = profileText.contributions;

export const ContributionsCard = observer(function ContributionsCard() {
  const { page, query, unsent, recall } = useStore(ContributionsStore);
  useBeforePaint(recall);
  const path = pathTo('profile');
  const count = (kind: Contribution['kind']) =>
    page.counts.find((activityCount) => activityCount.kind === kind)?.count ?? 0;
  const kinds = CONTRIBUTION_KINDS.filter((kind) => count(kind) > 0 || kind === query.kind);
  return (
    <SectionCard
      title={text.title}
      part={ACTIVITY_PART}
      end={
        <Button size="small" icon="gift" href={pathTo('rewards')}>
          {text.rewards}
        </Button>
      }
    >
      {kinds.length > 0 && (
        <Tabs
          label={text.tabs}
          items={[
            { id: 'all', label: text.all, href: path, current: query.kind === undefined },
            ...kinds.map((kind) => ({
              id: kind,
              label: text.kinds[kind],
              href: path + contributionsQuery({ kind }),
              count: compact(count(kind)),
              current: kind === query.kind,
            })),
          ]}
        />
      )}
      {page.items.length + unsent.length === 0 && <p className={css.none}>{text.noneText}</p>}
      <ul className={classNames(css.items, css.value)}>
        {unsent.map((form) => (
          <li key={form.kind}>
            <UnsentItem unsent={form} />
          </li>
        ))}
        {page.items.map((contribution) => (
          <li key={contribution.id}>
            <ContributionItem contribution={contribution} />
          </li>
        ))}
      </ul>
      <PageNumbers
        page={query.page ?? 1}
        pages={page.pages}
        hrefOf={(number) => path + contributionsQuery({ ...query, page: number })}
      />
    </SectionCard>
  );
});

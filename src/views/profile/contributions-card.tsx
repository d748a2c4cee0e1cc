import { observer } from 'mobx-react-lite';
import { CONTRIBUTION_KINDS, type Contribution } from '../../core/contributions/contributions-port';
import { GIVEN_PART, givenQuery } from '../../core/profile/given-query';
import { profileWords } from '../../core/profile/words';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { ContributionsStore } from '../../stores/contributions/contributions-store';
import { classNames } from '../kit/class-names';
import { Tabs } from '../kit/tabs';
import { useBeforePaint } from '../kit/use-before-paint';
import { PageNumbers } from '../shared/page-numbers';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { GivenItem } from './given-item';
import css from './profile.module.css';
import { UnsentItem } from './unsent-item';

const words = profileWords.given;

export const ContributionsCard = observer(function ContributionsCard() {
  const { page, wish, unsent, recall } = useStore(ContributionsStore);
  useBeforePaint(recall);
  const path = pathTo('profile');
  const count = (kind: Contribution['kind']) => page.counts.find((one) => one.kind === kind)?.count ?? 0;
  const kinds = CONTRIBUTION_KINDS.filter((kind) => count(kind) > 0 || kind === wish.kind);
  return (
    <SectionCard title={words.title} part={GIVEN_PART}>
      {kinds.length > 0 && (
        <Tabs
          label={words.tabs}
          items={[
            { id: 'all', label: words.all, href: path, current: wish.kind === undefined },
            ...kinds.map((kind) => ({
              id: kind,
              label: words.kinds[kind],
              href: path + givenQuery({ kind }),
              count: compact(count(kind)),
              current: kind === wish.kind,
            })),
          ]}
        />
      )}
      {page.items.length + unsent.length === 0 && <p className={css.none}>{words.noneText}</p>}
      <ul className={classNames(css.items, css.given)}>
        {unsent.map((one) => (
          <li key={one.kind}>
            <UnsentItem unsent={one} />
          </li>
        ))}
        {page.items.map((one) => (
          <li key={one.id}>
            <GivenItem given={one} />
          </li>
        ))}
      </ul>
      <PageNumbers
        page={wish.page ?? 1}
        pages={page.pages}
        hrefOf={(number) => path + givenQuery({ ...wish, page: number })}
      />
    </SectionCard>
  );
});

import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { CommunityPart } from '../../core/communities/community-place';
import { companyText } from '../../core/companies/text';
import { loaded } from '../../core/shared/loadable';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CommunityStore } from '../../stores/communities/community-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { CommunityPosts } from '../communities/community-posts';
import { communityLoader } from '../communities/community-route';
import { PinnedPosts } from '../communities/pinned-posts';
import { RulesCard } from '../communities/rules-card';
import { WriteInCommunity } from '../communities/write-in-community';
import { Tabs } from '../kit/tabs';
import { storesContext, useStore } from '../use-store';
import css from './company-discussions.module.css';
import { CompanyPage } from './company-page';

const text = companyText.talk;

export const discussionsLoader = (part: CommunityPart) => {
  const openDiscussion = communityLoader('COMPANY', part);
  return async (args: LoaderFunctionArgs): Promise<void> => {
    const company = args.context.get(storesContext)(CompanyStore);
    const call = { signal: args.request.signal };
    await Promise.all([company.open(args.params.urlName ?? '', call), openDiscussion(args)]);
  };
};

export const CompanyDiscussions = observer(function CompanyDiscussions({
  part,
}: {
  readonly part: CommunityPart;
}) {
  const { company } = useStore(CompanyStore);
  const community = loaded(useStore(CommunityStore).community);
  if (!company || !community) return undefined;
  const { urlName } = company;
  const { questions } = company.counts;
  return (
    <CompanyPage tab="community" side={<RulesCard />}>
      <div className={css.parts}>
        <Tabs
          label={text.label}
          items={[
            {
              id: 'posts',
              label: text.posts,
              href: pathTo('company-posts', { urlName }),
              current: part === 'posts',
            },
            {
              id: 'questions',
              label: text.questions,
              href: pathTo('company-questions', { urlName }),
              ...(questions > 0 && { count: compact(questions) }),
              current: part === 'questions',
            },
          ]}
          end={<WriteInCommunity community={community} {...(part === 'questions' && { ask: text.ask })} />}
        />
      </div>
      {part === 'posts' && <PinnedPosts />}
      <CommunityPosts belowTabs />
    </CompanyPage>
  );
});

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
import { WriteHere } from '../communities/write-here';
import { Tabs } from '../kit/tabs';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';
import css from './company-talk.module.css';

const text = companyText.talk;

export const talkLoader = (part: CommunityPart) => {
  const openTalk = communityLoader('COMPANY', part);
  return async (args: LoaderFunctionArgs): Promise<void> => {
    const company = args.context.get(storesContext)(CompanyStore);
    const call = { signal: args.request.signal };
    await Promise.all([company.open(args.params.urlName ?? '', call), openTalk(args)]);
  };
};

export const CompanyTalk = observer(function CompanyTalk({ part }: { readonly part: CommunityPart }) {
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
          end={<WriteHere community={community} {...(part === 'questions' && { ask: text.ask })} />}
        />
      </div>
      {part === 'posts' && <PinnedPosts />}
      <CommunityPosts belowTabs />
    </CompanyPage>
  );
});

import { parseCommunityPlace } from '../../core/communities/community-place';
import { companyText } from '../../core/companies/text';
import { pathTo } from '../../core/shell/screens';
import { CompanyStore } from '../../stores/companies/company-store';
import type { ScreenHandle } from '../shared/screen-module';
import { CompanyDiscussions, discussionsLoader } from './company-discussions';

const text = companyText.talk;

export const loader = discussionsLoader('questions');
export const handle: ScreenHandle = {
  head: (resolve, { params: { urlName = '' }, search }) => {
    const name = resolve(CompanyStore).company?.name ?? urlName;
    const { after } = parseCommunityPlace({ kind: 'COMPANY', slug: urlName }, search);
    return {
      title: text.askedTitle(name),
      description: text.askedDescription(name),
      canonical: pathTo('company-questions', { urlName }),
      hidden: after !== undefined,
    };
  },
};
export const Component = () => <CompanyDiscussions part="questions" />;

import type { LoaderFunctionArgs } from 'react-router';
import { readContributionsQuery } from '../../core/profile/contributions-query';
import { profileText as text } from '../../core/profile/text';
import type { Call } from '../../core/shared/call';
import { ChallengesStore } from '../../stores/contributions/challenges-store';
import { ContributionsStore } from '../../stores/contributions/contributions-store';
import { SessionStore } from '../../stores/login/session-store';
import { OwnCareerStore } from '../../stores/onboarding/own-career-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { DetailsStore } from '../../stores/profile/details-store';
import { EducationStore } from '../../stores/profile/education-store';
import { ProfilePartsStore } from '../../stores/profile/profile-parts-store';
import { WorkStore } from '../../stores/profile/work-store';
import { CareerCard } from '../onboarding/career-card';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';
import { AliasCard } from './alias-card';
import { ChallengesCard } from './challenges-card';
import { ContributionsCard } from './contributions-card';
import { DetailsCard } from './details-card';
import { EducationCard } from './education-card';
import css from './profile.module.css';
import { ProfilePart } from './profile-part';
import { ForMembers, SettingsFrame } from './settings-frame';
import { WorkCard } from './work-card';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  if (!resolve(SessionStore).signedIn) return;
  const query = readContributionsQuery(new URL(request.url).search);
  const parts = {
    details: resolve(DetailsStore).open,
    work: resolve(WorkStore).list.open,
    education: resolve(EducationStore).list.open,
    contributions: (call?: Call) => resolve(ContributionsStore).open(query, call),
  };
  await Promise.all([
    resolve(ProfilePartsStore).open(parts, call),
    resolve(ChallengesStore).open(call),
    resolve(PseudoProfilesStore).open(call),
    resolve(OwnCareerStore).open(call),
  ]);
}

export const Component = () => (
  <SettingsFrame page="profile" title={text.title} lead={text.lead}>
    <ForMembers>
      <div className={css.grid}>
        <div className={css.main}>
          <ChallengesCard />
          <ProfilePart id="details">
            <DetailsCard />
          </ProfilePart>
          <ProfilePart id="work">
            <WorkCard />
          </ProfilePart>
          <ProfilePart id="education">
            <EducationCard />
          </ProfilePart>
          <ProfilePart id="contributions">
            <ContributionsCard />
          </ProfilePart>
        </div>
        <aside className={css.side}>
          <AliasCard />
          <CareerCard />
        </aside>
      </div>
    </ForMembers>
  </SettingsFrame>
);

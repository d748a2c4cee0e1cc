import { observer } from 'mobx-react-lite';
import type { WorkExperience } from '../../core/profile/experiences';
import { dateOf, monthsBetween } from '../../core/profile/months';
import { profileText } from '../../core/profile/text';
import { dateRange, duration } from '../../core/shared/service-time';
import { WorkStore } from '../../stores/profile/work-store';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './profile.module.css';
import { ProfileListCard } from './profile-list-card';
import { WorkFields } from './work-fields';

const text = profileText.work;

export const WorkCard = observer(function WorkCard() {
  const { list: profileList } = useStore(WorkStore);
  return (
    <ProfileListCard
      list={profileList}
      text={text}
      show={(work) => <WorkItem work={work} />}
      nameOf={({ jobProfile, companyName }) => text.actions(jobProfile, companyName)}
    >
      <WorkFields />
    </ProfileListCard>
  );
});

export const WorkItem = observer(function WorkItem({ work }: { readonly work: WorkExperience }) {
  const { today } = useStore(WorkStore).list;
  const { companyName, jobProfile, logoUrl, startMonth, endMonth } = work;
  const range = dateRange(dateOf(startMonth), endMonth === undefined ? undefined : dateOf(endMonth));
  const long = duration(monthsBetween(startMonth, endMonth ?? today.slice(0, 7)));
  const about = [text.employments[work.employmentType], ...(work.location ? [work.location] : [])];
  return (
    <>
      {logoUrl ? (
        <CompanyMark url={logoUrl} name={companyName} size="lg" />
      ) : (
        <span className={css.sign}>
          <Icon name="briefcase" />
        </span>
      )}
      <div className={css.item}>
        <h3>{companyName}</h3>
        <p>{jobProfile}</p>
        <small>
          {range} ({long})
        </small>
        <small>{about.join(', ')}</small>
        {work.description && <p className={css.contribution}>{work.description}</p>}
      </div>
    </>
  );
});

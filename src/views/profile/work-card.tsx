import { observer } from 'mobx-react-lite';
import type { WorkExperience } from '../../core/profile/experiences';
import { dateOf, monthsBetween } from '../../core/profile/months';
import { profileWords } from '../../core/profile/words';
import { dateRange, duration } from '../../core/shared/service-time';
import { WorkStore } from '../../stores/profile/work-store';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './profile.module.css';
import { ToldCard } from './told-card';
import { WorkFields } from './work-fields';

const words = profileWords.work;

export const WorkCard = observer(function WorkCard() {
  const { told } = useStore(WorkStore);
  return (
    <ToldCard
      told={told}
      words={words}
      show={(work) => <WorkItem work={work} />}
      nameOf={({ jobProfile, companyName }) => words.actions(jobProfile, companyName)}
    >
      <WorkFields />
    </ToldCard>
  );
});

export const WorkItem = observer(function WorkItem({ work }: { readonly work: WorkExperience }) {
  const { today } = useStore(WorkStore).told;
  const { companyName, jobProfile, logoUrl, startMonth, endMonth } = work;
  const range = dateRange(dateOf(startMonth), endMonth === undefined ? undefined : dateOf(endMonth));
  const long = duration(monthsBetween(startMonth, endMonth ?? today.slice(0, 7)));
  const about = [words.employments[work.employmentType], ...(work.location ? [work.location] : [])];
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
        {work.description && <p className={css.told}>{work.description}</p>}
      </div>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { dateRange, duration } from '../../core/format/time';
import type { WorkExperience } from '../../core/profile/experiences';
import { dateOf, monthsBetween } from '../../core/profile/months';
import { profileWords } from '../../core/profile/words';
import { WorkStore } from '../../stores/work-store';
import { Button } from '../kit/button';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/menu';
import { SectionCard } from '../settings/section-card';
import { useStore } from '../use-store';
import css from './profile.module.css';
import { WorkDialog } from './work-dialog';

const words = profileWords.work;

/** Where somebody worked, the newest first. */
export const WorkCard = observer(function WorkCard() {
  const { items, begin } = useStore(WorkStore);
  return (
    <SectionCard
      title={words.title}
      end={
        <Button size="small" icon="plus" onClick={() => begin()}>
          {words.add}
        </Button>
      }
    >
      {items.length === 0 ? (
        <p className={css.none}>{words.none}</p>
      ) : (
        <ul className={css.items}>
          {items.map((work) => (
            <li key={work.id}>
              <WorkItem work={work} />
            </li>
          ))}
        </ul>
      )}
      <WorkDialog />
    </SectionCard>
  );
});

const WorkItem = observer(function WorkItem({ work }: { readonly work: WorkExperience }) {
  const { begin, remove, today } = useStore(WorkStore);
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
      <Menu
        label={words.actions(jobProfile, companyName)}
        trigger={<Icon name="ellipsis" />}
        items={[
          { label: profileWords.edit, icon: 'pencil', onSelect: () => begin(work) },
          {
            label: profileWords.remove,
            icon: 'trash-2',
            tone: 'chilli',
            onSelect: () => void remove(work.id),
          },
        ]}
      />
    </>
  );
});

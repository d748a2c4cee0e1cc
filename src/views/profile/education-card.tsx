import { observer } from 'mobx-react-lite';
import { formatWords } from '../../core/format/words';
import type { Education } from '../../core/profile/experiences';
import { profileWords } from '../../core/profile/words';
import { EducationStore } from '../../stores/education-store';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/menu';
import { SectionCard } from '../settings/section-card';
import { useStore } from '../use-store';
import { EducationDialog } from './education-dialog';
import css from './profile.module.css';

const words = profileWords.education;

/** What somebody studied, the newest first. */
export const EducationCard = observer(function EducationCard() {
  const { items, begin } = useStore(EducationStore);
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
          {items.map((study) => (
            <li key={study.id}>
              <StudyItem study={study} />
            </li>
          ))}
        </ul>
      )}
      <EducationDialog />
    </SectionCard>
  );
});

const StudyItem = observer(function StudyItem({ study }: { readonly study: Education }) {
  const { begin, remove } = useStore(EducationStore);
  const { courseName, specialization, collegeName, startYear, endYear } = study;
  const title = specialization ? `${courseName}, ${specialization}` : courseName;
  return (
    <>
      <span className={css.sign}>
        <Icon name="graduation-cap" />
      </span>
      <div className={css.item}>
        <h3>{title}</h3>
        <p>{collegeName}</p>
        <small>
          {startYear} - {endYear ?? formatWords.present}
        </small>
        <small>
          {words.types[study.educationType]}, {words.modes[study.courseMode]}
        </small>
      </div>
      <Menu
        label={words.actions(courseName, collegeName)}
        trigger={<Icon name="ellipsis" />}
        items={[
          { label: profileWords.edit, icon: 'pencil', onSelect: () => begin(study) },
          {
            label: profileWords.remove,
            icon: 'trash-2',
            tone: 'chilli',
            onSelect: () => void remove(study.id),
          },
        ]}
      />
    </>
  );
});

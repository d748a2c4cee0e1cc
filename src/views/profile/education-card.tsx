import { observer } from 'mobx-react-lite';
import type { Education } from '../../core/profile/experiences';
import { profileText } from '../../core/profile/text';
import { formatText } from '../../core/shared/format-text';
import { midSentence } from '../../core/shared/mid-sentence';
import { EducationStore } from '../../stores/profile/education-store';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import { EducationFields } from './education-fields';
import css from './profile.module.css';
import { ProfileListCard } from './profile-list-card';

const text = profileText.education;

export const EducationCard = observer(function EducationCard() {
  const { list: profileList } = useStore(EducationStore);
  return (
    <ProfileListCard
      list={profileList}
      text={text}
      show={(study) => <StudyItem study={study} />}
      nameOf={({ courseName, collegeName }) => text.actions(courseName, collegeName)}
    >
      <EducationFields />
    </ProfileListCard>
  );
});

export function StudyItem({ study }: { readonly study: Education }) {
  const { courseName, specialization, collegeName, logoUrl, startYear, endYear } = study;
  const mode: string | undefined = text.modes[study.courseMode];
  // Omits values that only a newer service knows.
  const kind = [text.types[study.educationType], mode && midSentence(mode)].filter(Boolean);
  return (
    <>
      {logoUrl ? (
        <CompanyMark url={logoUrl} name={collegeName} size="lg" />
      ) : (
        <span className={css.sign}>
          <Icon name="graduation-cap" />
        </span>
      )}
      <div className={css.item}>
        <h3>{specialization ? `${courseName}, ${specialization}` : courseName}</h3>
        <p>{collegeName}</p>
        <small>
          {startYear} - {endYear ?? formatText.present}
        </small>
        <small>{kind.join(', ')}</small>
      </div>
    </>
  );
}

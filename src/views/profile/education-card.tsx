import { observer } from 'mobx-react-lite';
import type { Education } from '../../core/profile/experiences';
import { profileWords } from '../../core/profile/words';
import { formatWords } from '../../core/shared/format-words';
import { midSentence } from '../../core/shared/mid-sentence';
import { EducationStore } from '../../stores/profile/education-store';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import { EducationFields } from './education-fields';
import css from './profile.module.css';
import { ToldCard } from './told-card';

const words = profileWords.education;

export const EducationCard = observer(function EducationCard() {
  const { told } = useStore(EducationStore);
  return (
    <ToldCard
      told={told}
      words={words}
      show={(study) => <StudyItem study={study} />}
      nameOf={({ courseName, collegeName }) => words.actions(courseName, collegeName)}
    >
      <EducationFields />
    </ToldCard>
  );
});

export function StudyItem({ study }: { readonly study: Education }) {
  const { courseName, specialization, collegeName, logoUrl, startYear, endYear } = study;
  const mode: string | undefined = words.modes[study.courseMode];
  // Omits values that only a newer service knows.
  const kind = [words.types[study.educationType], mode && midSentence(mode)].filter(Boolean);
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
          {startYear} - {endYear ?? formatWords.present}
        </small>
        <small>{kind.join(', ')}</small>
      </div>
    </>
  );
}

import type { EducationsPort } from '../../core/profile/educations-port';
import { educationProblems } from '../../core/profile/experience-form';
import type { Education, EducationChoice } from '../../core/profile/experiences';
import { profileWords } from '../../core/profile/words';
import { ToldList, type ToldParts } from './told-list';

export class EducationStore {
  readonly told: ToldList<Education, EducationChoice>;

  constructor(port: EducationsPort, parts: ToldParts) {
    this.told = new ToldList(
      {
        list: (call) => port.listEducations(undefined, call),
        add: (choice) => port.addEducation(choice),
        change: (choice) => port.changeEducation(choice),
        remove: (one) => port.removeEducation(one),
        choiceOf: ({ id: _, logoUrl: __, ...choice }) => choice,
        empty: newStudy,
        problems: educationProblems,
        removed: profileWords.education.removed,
      },
      parts,
    );
  }
}

const newStudy = (today: string): EducationChoice => ({
  educationType: 'Graduation/Diploma',
  courseName: '',
  specialization: undefined,
  collegeName: '',
  courseMode: 'fulltime',
  startYear: Number(today.slice(0, 4)) - 4,
  endYear: undefined,
});

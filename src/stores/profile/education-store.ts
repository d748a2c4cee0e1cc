import type { EducationsPort } from '../../core/profile/educations-port';
import type { EntryDrafts } from '../../core/profile/entry-drafts';
import { educationProblems } from '../../core/profile/experience-form';
import type { Education, EducationChoice } from '../../core/profile/experiences';
import { profileText } from '../../core/profile/text';
import type { ToastStore } from '../shared/toast-store';
import { ProfileList } from './profile-list';

export class EducationStore {
  readonly list: ProfileList<Education, EducationChoice>;

  constructor(port: EducationsPort, drafts: EntryDrafts, toasts: ToastStore) {
    this.list = new ProfileList(
      {
        list: (call) => port.listEducations(undefined, call),
        add: (choice) => port.addEducation(choice),
        change: (choice) => port.changeEducation(choice),
        remove: (item) => port.removeEducation(item),
        choiceOf: ({ id: _, logoUrl: __, ...choice }) => choice,
        empty: newStudy,
        drafted: { name: 'education', fields: { courseName: '', collegeName: '', startYear: 0 } },
        problems: educationProblems,
        removed: profileText.education.removed,
      },
      drafts,
      toasts,
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

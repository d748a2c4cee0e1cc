import type { EntryDrafts } from '../../core/profile/entry-drafts';
import { workProblems } from '../../core/profile/experience-form';
import type { WorkExperience, WorkExperienceChoice } from '../../core/profile/experiences';
import { profileText } from '../../core/profile/text';
import type { WorkExperiencesPort } from '../../core/profile/work-experiences-port';
import type { ToastStore } from '../shared/toast-store';
import { ProfileList } from './profile-list';

export class WorkStore {
  readonly list: ProfileList<WorkExperience, WorkExperienceChoice>;

  constructor(port: WorkExperiencesPort, drafts: EntryDrafts, toasts: ToastStore) {
    this.list = new ProfileList(
      {
        list: (call) => port.listWorkExperiences(undefined, call),
        add: (choice) => port.addWorkExperience(choice),
        change: (choice) => port.changeWorkExperience(choice),
        remove: (item) => port.removeWorkExperience(item),
        choiceOf: ({ id: _, logoUrl: __, ...choice }) => choice,
        empty: () => NEW_WORK,
        drafted: { name: 'work', fields: { companyName: '', jobProfile: '', startMonth: '' } },
        problems: workProblems,
        removed: profileText.work.removed,
      },
      drafts,
      toasts,
    );
  }
}

const NEW_WORK: WorkExperienceChoice = {
  companyName: '',
  jobProfile: '',
  location: undefined,
  employmentType: 'fulltime',
  startMonth: '',
  endMonth: undefined,
  description: undefined,
};

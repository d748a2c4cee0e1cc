import { workProblems } from '../../core/profile/experience-form';
import type { WorkExperience, WorkExperienceChoice } from '../../core/profile/experiences';
import { profileWords } from '../../core/profile/words';
import type { WorkExperiencesPort } from '../../core/profile/work-experiences-port';
import { ToldList, type ToldParts } from './told-list';

export class WorkStore {
  readonly told: ToldList<WorkExperience, WorkExperienceChoice>;

  constructor(port: WorkExperiencesPort, parts: ToldParts) {
    this.told = new ToldList(
      {
        list: (call) => port.listWorkExperiences(undefined, call),
        add: (choice) => port.addWorkExperience(choice),
        change: (choice) => port.changeWorkExperience(choice),
        remove: (one) => port.removeWorkExperience(one),
        choiceOf: ({ id: _, logoUrl: __, ...choice }) => choice,
        empty: () => NEW_WORK,
        problems: workProblems,
        removed: profileWords.work.removed,
      },
      parts,
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

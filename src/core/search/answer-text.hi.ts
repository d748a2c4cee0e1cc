import { grouped } from '../shared/numbers';
import type { AnswerExperience, SearchAnswer } from './search-answer';

const years = (band: AnswerExperience): string => `${band.replace('-', '–')} साल`;

/** "Pune में", "Zentrix Labs में", both or neither. */
function where({ company, place }: SearchAnswer): string {
  if (company) return `${company.name}${place ? `, ${place.name}` : ''} में `;
  return place ? `${place.name} में ` : '';
}

const after = ({ experience }: SearchAnswer): string => (experience ? ` · ${years(experience)}` : '');

export const answerText: typeof import('./answer-text').answerText = {
  title: (answer) => {
    const { page, company, otherCompany, role, place } = answer;
    const name = company?.name ?? '';
    switch (page) {
      case 'SALARIES':
        return `${where(answer) || 'भारत में '}${role ? `${role.name} की सैलरी` : 'सैलरी'}${after(answer)}`;
      case 'INTERVIEWS':
        return `${where({ ...answer, place: undefined })}${role ? `${role.name} के इंटरव्यू के सवाल` : 'इंटरव्यू के सवाल'}`;
      case 'JOBS':
        return `${where(answer)}${role ? `${role.name} की जॉब्स` : 'जॉब्स'}`;
      case 'REVIEWS':
        return `${name} के रिव्यू`;
      case 'BENEFITS':
        return `${name} में सुविधाएं और notice period`;
      case 'PHOTOS':
        return `${name} की फ़ोटो`;
      case 'DISCUSSIONS':
        return `${name} पर चर्चा`;
      case 'OFFICES':
        return answer.officeUrl === undefined || !place
          ? `${name} के ऑफ़िस`
          : `${place.name} में ${name} का ऑफ़िस`;
      case 'COMPARE':
        return `${name} vs ${otherCompany?.name ?? ''}`;
      case 'COMPANIES':
        return `${place?.name ?? 'भारत'} की कंपनियां`;
      default:
        return name;
    }
  },
  salaries: (people) => `${grouped(people)}+ सैलरी`,
  compare: 'रेटिंग, सैलरी और सुविधाओं की तुलना',
  count: {
    SALARIES: (count) => (count === 1 ? '1 सैलरी' : `${grouped(count)}+ सैलरी`),
    REVIEWS: (count) => `${grouped(count)} रिव्यू`,
    INTERVIEWS: (count) => `${grouped(count)} इंटरव्यू`,
    BENEFITS: (count) => `${grouped(count)} कर्मचारियों ने बताया`,
    JOBS: (count) => `${grouped(count)} ${count === 1 ? 'जॉब' : 'जॉब्स'}`,
    PHOTOS: (count) => `${grouped(count)} फ़ोटो`,
  },
  links: { reviews: 'रिव्यू', salaries: 'सैलरी', interviews: 'इंटरव्यू', jobs: 'जॉब्स' },
  linksLabel: (company) => `${company} के पेज`,
};

import { grouped } from '../shared/numbers';
import type { AnswerExperience, SearchAnswer } from './search-answer';

const years = (band: AnswerExperience): string => `${band.replace('-', '–')} yrs`;

/** "in Pune", "at Zentrix Labs", both or neither. */
function where({ company, place }: SearchAnswer): string {
  if (company) return ` at ${company.name}${place ? `, ${place.name}` : ''}`;
  return place ? ` in ${place.name}` : '';
}

const after = ({ experience }: SearchAnswer): string => (experience ? ` · ${years(experience)}` : '');

export const answerText = {
  title: (answer: SearchAnswer): string => {
    const { page, company, otherCompany, role, place } = answer;
    const name = company?.name ?? '';
    switch (page) {
      case 'SALARIES':
        return `${role ? `${role.name} salary` : 'Salaries'}${where(answer) || ' in India'}${after(answer)}`;
      case 'INTERVIEWS':
        return `${role ? `${role.name} interview questions` : 'Interview questions'}${where({ ...answer, place: undefined })}`;
      case 'JOBS':
        return `${role ? `${role.name} jobs` : 'Jobs'}${where(answer)}`;
      case 'REVIEWS':
        return `${name} reviews`;
      case 'BENEFITS':
        return `Benefits and notice period at ${name}`;
      case 'PHOTOS':
        return `${name} photos`;
      case 'DISCUSSIONS':
        return `Discussions about ${name}`;
      case 'OFFICES':
        return answer.officeUrl === undefined || !place
          ? `${name} offices`
          : `${name} office in ${place.name}`;
      case 'COMPARE':
        return `${name} vs ${otherCompany?.name ?? ''}`;
      case 'COMPANIES':
        return `Companies in ${place?.name ?? 'India'}`;
      default:
        return name;
    }
  },
  salaries: (people: number): string => `${grouped(people)}+ salaries`,
  compare: 'Ratings, pay and benefits side by side',
  count: {
    SALARIES: (count: number): string => (count === 1 ? '1 salary' : `${grouped(count)}+ salaries`),
    REVIEWS: (count: number): string => (count === 1 ? '1 review' : `${grouped(count)} reviews`),
    INTERVIEWS: (count: number): string => (count === 1 ? '1 interview' : `${grouped(count)} interviews`),
    BENEFITS: (count: number): string =>
      `Reported by ${grouped(count)} ${count === 1 ? 'employee' : 'employees'}`,
    JOBS: (count: number): string => (count === 1 ? '1 open job' : `${grouped(count)} open jobs`),
    PHOTOS: (count: number): string => (count === 1 ? '1 photo' : `${grouped(count)} photos`),
  },
  links: { reviews: 'Reviews', salaries: 'Salaries', interviews: 'Interviews', jobs: 'Jobs' },
  linksLabel: (company: string): string => `Pages about ${company}`,
};

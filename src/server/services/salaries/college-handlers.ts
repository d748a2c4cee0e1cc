import type { components, operations } from '../../../contracts/college';
import { EXPERIENCE_BANDS } from '../../../core/salaries/bands';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { logoUrl } from '../companies/present';
import type { Services } from '../services';
import { collegeLogoUrl } from './college-logo';
import {
  type AlumniRow,
  type CollegeRow,
  countColleges,
  readAlumni,
  readCollege,
  readColleges,
} from './college-queries';
import { presentFigures } from './present-figures';

type Wire = components['schemas'];

const A_PAGE = 20;
const MAX_COMPANIES = 30;

export const collegeHandlers = ({ db }: Services): Handlers<operations> => ({
  listColleges: async ({ query: { q, page = 1 } }) => {
    const rows = await readColleges(db, q, { limit: A_PAGE, offset: (page - 1) * A_PAGE });
    const total = await countColleges(db, q);
    return { status: 200, body: { total, pages: Math.ceil(total / A_PAGE), items: rows.map(presentCard) } };
  },

  readCollege: async ({ path }) => {
    const college = await readCollege(db, path.collegeUrl);
    if (!college) throw notFound();
    const rows = await readAlumni(db, college.id);
    const all = rows.find(({ company, experience }) => company === null && experience === null);
    return {
      status: 200,
      body: {
        card: presentCard(college),
        figures: all ? presentFigures(all) : null,
        byExperience: byExperience(rows),
        companies: rows.flatMap(presentPay).slice(0, MAX_COMPANIES),
      },
    };
  },
});

const presentCard = (row: CollegeRow): Wire['CollegeCard'] => ({
  collegeId: row.id,
  urlName: row.url_name,
  name: row.name,
  place: row.place,
  state: row.state,
  logoUrl: collegeLogoUrl(row.url_name),
  totalSalaries: row.salaries,
  median: row.median,
});

const byExperience = (rows: readonly AlumniRow[]): Wire['ExperienceSalary'][] =>
  EXPERIENCE_BANDS.flatMap((experience) => {
    const row = rows.find((row) => row.company === null && row.experience === experience);
    return row ? [{ experience, figures: presentFigures(row) }] : [];
  });

const presentPay = (row: AlumniRow): Wire['CompanyPay'][] => {
  if (!row.company) return [];
  const { logo, ...company } = row.company;
  return [{ company: { ...company, logoUrl: logoUrl(logo) }, figures: presentFigures(row) }];
};

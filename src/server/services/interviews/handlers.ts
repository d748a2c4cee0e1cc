import type { operations } from '../../../contracts/interviews';
import { designationUrl } from '../../../core/salaries/designation-url';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { logoUrl } from '../company/present';
import { readCompanyId } from '../company/queries';
import { readJobs } from '../salary/queries';
import { Remembered } from '../salary/remembered';
import type { Services } from '../services';
import {
  presentAnswer,
  presentDesignation,
  presentInterview,
  presentQuestion,
  presentSkill,
  presentSummary,
} from './present';
import { countInterviews, countJobs, type InterviewerRow, readInterviewers, readInterviews } from './queries';
import { type Asked, countSkills, readAnswers, readQuestion, readQuestions } from './question-queries';

const A_PAGE = 10;
const RELATED = 5;
const USUAL_INTERVIEWERS = 8;
const MOST_INTERVIEWERS = 24;
const TEN_MINUTES = 600_000;

type Db = Services['db'];

type All = Handlers<operations>;

export const interviewHandlers = (services: Services): All => ({
  ...experienceHandlers(services),
  ...questionHandlers(services),
});

const experienceHandlers = ({ db, now }: Services): Pick<All, 'listInterviews' | 'listInterviewers'> => {
  const interviewers = new Remembered<readonly InterviewerRow[]>({ forMs: TEN_MINUTES, most: 1 }, now);
  return {
    listInterviews: async ({ query }) => {
      const looking = { ...(await askedOf(db, query)), difficulty: query.difficulty, outcome: query.outcome };
      const offset = ((query.page ?? 1) - 1) * A_PAGE;
      const rows = await readInterviews(db, looking, { limit: A_PAGE, offset });
      const summary = presentSummary(await countInterviews(db, looking));
      const jobs = looking.company === undefined ? [] : await countJobs(db, looking.company);
      const total = summary.interviews;
      return {
        status: 200,
        body: {
          total,
          pages: Math.ceil(total / A_PAGE),
          items: rows.map(presentInterview),
          summary,
          designations: jobs.map(presentDesignation),
        },
      };
    },

    listInterviewers: async ({ query }) => {
      const rows = await interviewers.get('all', () => readInterviewers(db, MOST_INTERVIEWERS));
      return {
        status: 200,
        body: rows.slice(0, query.limit ?? USUAL_INTERVIEWERS).map((row) => ({
          company: { urlName: row.url_name, name: row.name, logoUrl: logoUrl(row.logo) },
          interviews: row.interviews,
          hard: row.hard,
        })),
      };
    },
  };
};

const questionHandlers = ({ db }: Services): Pick<All, 'listQuestions' | 'readQuestion'> => ({
  listQuestions: async ({ query }) => {
    const asked: Asked = { ...(await askedOf(db, query)), skill: query.skill };
    const offset = ((query.page ?? 1) - 1) * A_PAGE;
    const rows = await readQuestions(db, asked, { limit: A_PAGE, offset });
    const total = rows[0]?.total ?? 0;
    return {
      status: 200,
      body: {
        total,
        pages: Math.ceil(total / A_PAGE),
        items: rows.map(presentQuestion),
        skills: (await countSkills(db, asked)).map(presentSkill),
      },
    };
  },

  readQuestion: async ({ path }) => {
    const question = await readQuestion(db, path.questionId);
    if (!question) throw notFound();
    const answers = await readAnswers(db, question.id);
    const alike = { skill: designationUrl(question.skill) };
    const related = await readQuestions(db, alike, { limit: RELATED + 1, offset: 0 });
    return {
      status: 200,
      body: {
        question: presentQuestion(question),
        answers: answers.map(presentAnswer),
        related: related
          .filter(({ text }) => text !== question.text)
          .slice(0, RELATED)
          .map(presentQuestion),
      },
    };
  },
});

/** The numbers of what stands in an address; what is not there is not found. */
async function askedOf(
  db: Db,
  { companyUrl, designation }: { readonly companyUrl?: string; readonly designation?: string },
): Promise<Asked> {
  const company = companyUrl === undefined ? undefined : await readCompanyId(db, companyUrl);
  const job =
    designation === undefined
      ? undefined
      : (await readJobs(db)).find(({ name }) => designationUrl(name) === designation)?.id;
  if (companyUrl !== undefined && company === undefined) throw notFound();
  if (designation !== undefined && job === undefined) throw notFound();
  return { company, job };
}

import type { components, operations } from '../../../contracts/interviews';
import { designationUrl } from '../../../core/shared/designation-url';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import { companyIdOf } from '../companies/company-id';
import { logoUrl } from '../companies/present';
import { signedIn, viewerOf } from '../profile/account/viewer';
import { type NamedJob, readNamedJob } from '../salaries/slice-queries';
import type { Services } from '../services';
import { ownHandlers } from './own-handlers';
import {
  presentAnswer,
  presentDesignation,
  presentInterview,
  presentPlace,
  presentQuestion,
  presentSkill,
  presentSummary,
} from './present';
import {
  asNow,
  countInterviews,
  countJobs,
  countPlaces,
  type InterviewerRow,
  type InterviewRow,
  type Looking,
  readInterviewers,
  readInterviews,
} from './queries';
import {
  countSkills,
  MAX_RANKED,
  type QuestionFilter,
  type Ranking,
  rankQuestions,
  readAnswers,
  readQuestion,
  readRanked,
  setAnswerHelpful,
} from './question-queries';

const A_PAGE = 10;
const RELATED = 5;
const USUAL_INTERVIEWERS = 8;
const MAX_INTERVIEWERS = 24;
const TEN_MINUTES = 600_000;
const AN_HOUR = 3_600_000;
const A_MINUTE = 60_000;
/** Popular pages; each is built from thousands of rows. */
const MAX_PAGES = 500;
const MAX_RANKINGS = 300;

type Db = Services['db'];
type Wire = components['schemas'];

type All = Handlers<operations>;

export const interviewHandlers = (services: Services): All => ({
  ...experienceHandlers(services),
  ...questionHandlers(services),
  ...ownHandlers(services),
});

const experienceHandlers = (services: Services): Pick<All, 'listInterviews' | 'listInterviewers'> => {
  const { db, now } = services;
  const interviewers = new ResultCache<readonly InterviewerRow[]>({ ttl: TEN_MINUTES, max: 1 }, now);
  const pages = new ResultCache<FoundPage>({ ttl: A_MINUTE, max: MAX_PAGES }, now);
  return {
    listInterviews: async ({ query: { page = 1, difficulty, outcome, placeId, ...query } }) => {
      const { company, job } = await requestedOf(services, query);
      const looking: Looking = { company, job: job?.id, difficulty, outcome, place: placeId };
      let readNow: FoundPage | undefined;
      const found = await pages.get(JSON.stringify([looking, page]), async () => {
        readNow = await interviewPage(db, looking, page);
        return readNow;
      });
      const { rows, ...figures } = found;
      const items = found === readNow ? rows : await asNow(db, rows);
      return {
        status: 200,
        body: { ...figures, items: items.map(presentInterview), jobProfile: job?.job ?? null },
      };
    },

    listInterviewers: async ({ query }) => {
      const rows = await interviewers.get('all', () => readInterviewers(db, MAX_INTERVIEWERS));
      return {
        status: 200,
        body: rows.slice(0, query.limit ?? USUAL_INTERVIEWERS).map((row) => ({
          company: { urlName: row.url_name, name: row.name, logoUrl: logoUrl(row.logo) },
          interviewCount: row.interviews,
          hard: row.hard,
        })),
      };
    },
  };
};

const questionHandlers = (
  services: Services,
): Pick<All, 'listQuestions' | 'readQuestion' | 'setAnswerHelpful'> => {
  const { db } = services;
  const { ranked, skills } = askedLists(services);
  return {
    listQuestions: async ({ query: { page = 1, skill, ...query } }) => {
      const { company, job } = await requestedOf(services, query);
      const asked = { company, job: job?.id };
      const { total, questions } = await ranked({ ...asked, skill });
      const rows = await readRanked(db, questions.slice((page - 1) * A_PAGE, page * A_PAGE));
      return {
        status: 200,
        body: {
          total,
          pages: Math.ceil(Math.min(total, MAX_RANKED) / A_PAGE),
          items: rows.map(presentQuestion),
          skills: (await skills(asked)).map(presentSkill),
        },
      };
    },

    setAnswerHelpful: async ({ path, body, caller }) => {
      const { voterKey } = signedIn(services, caller);
      const wanted = body.isHelpful;
      const helpful = await setAnswerHelpful(db, { id: path.answerId, voterKey, wanted });
      if (helpful === undefined) throw notFound();
      return { status: 200, body: { answerId: path.answerId, helpful, isHelpful: wanted } };
    },

    readQuestion: async ({ path, caller }) => {
      const question = await readQuestion(db, path.questionId);
      if (!question) throw notFound();
      const answers = await readAnswers(db, question.id, viewerOf(services, caller)?.voterKey);
      const alike = await ranked({ skill: designationUrl(question.skill) });
      return {
        status: 200,
        body: {
          question: presentQuestion(question),
          canonicalId: question.canonical_id,
          answers: answers.map(presentAnswer),
          related: await relatedTo(db, question.text, alike),
        },
      };
    },
  };
};

type FoundPage = Omit<Wire['InterviewPage'], 'items' | 'jobProfile'> & {
  readonly rows: readonly InterviewRow[];
};

async function interviewPage(db: Db, looking: Looking, page: number): Promise<FoundPage> {
  const rows = await readInterviews(db, looking, { limit: A_PAGE, offset: (page - 1) * A_PAGE });
  const summary = presentSummary(await countInterviews(db, looking));
  const jobs = looking.company === undefined ? [] : await countJobs(db, looking.company);
  const isOfAll = looking.company === undefined && looking.job === undefined;
  const places = isOfAll ? [] : await countPlaces(db, looking);
  const total = summary.totalInterviews;
  return {
    total,
    pages: Math.ceil(total / A_PAGE),
    rows,
    summary,
    designations: jobs.map(presentDesignation),
    places: places.map(presentPlace),
  };
}

async function relatedTo(db: Db, asked: string, { questions }: Ranking) {
  const rows = await readRanked(db, questions.slice(0, RELATED + 1));
  return rows
    .filter(({ text }) => text !== asked)
    .slice(0, RELATED)
    .map(presentQuestion);
}

/** Lists without questions are not cached: unknown skills would displace the others. */
const askedLists = ({ db, now }: Services) => ({
  ranked: rememberAsked(
    now,
    (asked) => rankQuestions(db, asked),
    ({ total }) => total > 0,
  ),
  skills: rememberAsked(now, (asked) => countSkills(db, asked)),
});

/**
 * For all companies every question of the site may be read, so these results are kept longer, and a visitor waits only
 * for the first.
 */
function rememberAsked<Value>(
  now: Services['now'],
  load: (asked: QuestionFilter) => Promise<Value>,
  isCacheable?: (value: Value) => boolean,
) {
  const ofCompanies = new ResultCache<Value>({ ttl: A_MINUTE, max: MAX_RANKINGS }, now);
  const ofAll = new ResultCache<Value>({ ttl: TEN_MINUTES, staleFor: AN_HOUR, max: MAX_RANKINGS }, now);
  return (asked: QuestionFilter): Promise<Value> =>
    (asked.company === undefined ? ofAll : ofCompanies).get(
      JSON.stringify(asked),
      () => load(asked),
      isCacheable,
    );
}

/** Resolves the URL names; unknown names give a 404. */
async function requestedOf(
  services: Services,
  { companyUrl, designation }: { readonly companyUrl?: string; readonly designation?: string },
): Promise<{ readonly company?: number | undefined; readonly job?: NamedJob | undefined }> {
  const company = companyUrl === undefined ? undefined : await companyIdOf(services, companyUrl);
  const job = designation === undefined ? undefined : await readNamedJob(services.db, { url: designation });
  if (designation !== undefined && job === undefined) throw notFound();
  return { company, job };
}

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inRouter } from '../../../tests/support/in-router';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { resolverOf } from '../../app/container';
import { InterviewsPort } from '../../core/interviews/interviews-port';
import type { JobCard, JobPage } from '../../core/jobs/job';
import { JobsPort } from '../../core/jobs/jobs-port';
import { Failure } from '../../core/shared/failure';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { DesignationTabs } from '../salaries/designation-tabs';
import { JobList } from './job-list';
import { JobRow } from './job-row';
import { openDesignation, openSkill } from './open-about';
import { SkillTabs } from './skill-tabs';

afterEach(cleanup);

const opening: JobCard = {
  id: 'Jb1',
  title: 'Data engineer',
  designation: 'data-engineer',
  company: {
    urlName: 'orbitly',
    name: 'Orbitly',
    logoUrl: '/o.jpg',
    industry: 'Internet',
    rating: 3.4,
    reviews: 9,
  },
  places: ['Pune'],
  employment: 'intern',
  fromYears: 0,
  toYears: 0,
  minCtc: undefined,
  maxCtc: undefined,
  currency: 'INR',
  skills: ['SQL'],
  postedOn: '2026-11-19',
  applyUrl: 'https://orbitly.example/jobs',
  applyHere: false,
};

const jobsWith = (listJobs: JobsPort['listJobs']) =>
  fakePort(JobsPort, {
    listJobs,
    listJobFilters: async () => ({ designations: [], locations: [], industries: [] }),
  });

async function list(items: readonly JobCard[], query = {}, about: readonly 'companyUrl'[] = []) {
  const page: JobPage = { total: items.length, pages: 1, items };
  const container = await testContainer({ ports: [jobsWith(async () => page)] });
  await container.get(JobsStore).open(query);
  renderPart(container, <JobList path="/jobs" about={about} />);
}

describe('the job list', () => {
  it('a company’s own page does not repeat its name and logo in each job', async () => {
    await list([opening], {}, ['companyUrl']);
    expect(screen.getByRole('article')).toHaveTextContent('Data engineer');
    expect(screen.getByRole('article')).not.toHaveTextContent('Orbitly');
    expect(screen.getByRole('article').querySelector('img')).toBeNull();
    cleanup();
    await list([opening]);
    expect(screen.getByRole('article')).toHaveTextContent('Orbitly');
  });

  it('[R-064] each job leads to its application: the form here, or the page of the employer', async () => {
    await list([opening, { ...opening, id: 'Jb2', title: 'Tester', applyHere: true }]);
    expect(screen.getByRole('link', { name: 'Apply for Data engineer on the company site' })).toHaveAttribute(
      'href',
      'https://orbitly.example/jobs',
    );
    expect(screen.getByRole('link', { name: 'Apply for Tester' })).toHaveAttribute(
      'href',
      '/jobs/opening/Jb2/apply',
    );
  });

  it('[R-756] an empty job list shows its message', async () => {
    await list([]);
    expect(screen.getByText('No current job openings found.')).toBeVisible();
  });

  it('a job list without matches offers to clear the filters', async () => {
    await list([], { ctc: '50+' });
    expect(screen.queryByText('No current job openings found.')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Clear filters' })[0]).toHaveAttribute('href', '/jobs');
  });

  it('[R-321][R-525][R-526][R-527] a job shows its pay in lakhs or dollars, or that it is not disclosed', async () => {
    await list([
      opening,
      { ...opening, id: 'Jb2', minCtc: 500_000, maxCtc: 800_000 },
      { ...opening, id: 'Jb3', minCtc: 60_000, currency: 'USD' },
    ]);
    const [first, second, third] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Not Disclosed');
    expect(second).toHaveTextContent('5–8 LPA');
    // Pay is shown at the end of the row, not in the list of requirements.
    for (const fact of screen.getAllByRole('listitem'))
      expect(fact).not.toHaveTextContent(/LPA|DPA|Disclosed/);
    expect(third).toHaveTextContent('From $60k a year (DPA)');
    expect(first).toHaveTextContent('Fresher');
    expect(first).toHaveTextContent('Internship');
    expect(first).toHaveTextContent('Posted yesterday');
  });

  it('[R-165][R-166] the job list has all filters of the specification', async () => {
    await list([opening]);
    for (const name of [
      'Role',
      'Location',
      'Industry',
      'Experience',
      'Annual pay',
      'Posted',
      'Employment type',
    ])
      expect(screen.getByLabelText(name)).toBeVisible();
    expect(
      [...(screen.getByLabelText('Posted') as HTMLSelectElement).options].map(({ value }) => value),
    ).toEqual(['', '1', '3', '7', '15', '30']);
  });

  it('[R-546] jobs are filtered by experience: fresher, or 1 to 30 years', async () => {
    await list([opening]);
    const labels = [...(screen.getByLabelText('Experience') as HTMLSelectElement).options].map(
      ({ text }) => text,
    );
    expect([labels[1], labels[2], labels.at(-1), labels.length]).toEqual([
      'Fresher',
      '1 year',
      '30 years',
      32,
    ]);
  });
});

const tabs = () => screen.getAllByRole('link').map((link) => link.textContent);

it('[R-113] an empty tab of a skill is hidden', () => {
  inRouter(<SkillTabs skillUrl="sql" questions={3} jobs={0} current="interviews" />);
  expect(tabs()).toEqual(['Interviews3']);
  cleanup();
  inRouter(<SkillTabs skillUrl="sql" questions={3} jobs={2} current="interviews" />);
  expect(tabs()).toEqual(['Interviews3', 'Jobs2']);
});

it('[R-108] the tabs of a designation are salaries, interviews and jobs', () => {
  inRouter(<DesignationTabs jobProfile="data-engineer" current="jobs" />);
  expect(tabs()).toEqual(['Salaries', 'Interviews', 'Jobs']);
});

/** Stores with this number of openings, none for a fresher, and this number of questions. */
async function about({ jobs, questions }: { jobs: number; questions: number | Failure }) {
  const listQuestions: InterviewsPort['listQuestions'] = async () => {
    if (questions instanceof Failure) throw questions;
    return { total: questions, pages: 1, items: [], skills: [] };
  };
  const container = await testContainer({
    ports: [
      jobsWith(async ({ experience }) => ({ total: experience === 0 ? 0 : jobs, pages: 1, items: [] })),
      fakePort(InterviewsPort, { listQuestions }),
    ],
  });
  return { openings: container.get(JobsStore), resolve: resolverOf(container) };
}

it('[R-112][R-111] a skill without questions and openings gives a 404', async () => {
  const { resolve } = await about({ jobs: 0, questions: 0 });
  await expect(openSkill(resolve, 'juggling', {}, {})).rejects.toMatchObject({ kind: 'notFound' });
  await openSkill((await about({ jobs: 0, questions: 2 })).resolve, 'sql', {}, {});
});

it('[R-112][R-113] filters without matches neither hide a tab of a skill nor give a 404', async () => {
  const { resolve, openings } = await about({ jobs: 3, questions: 0 });
  await openSkill(resolve, 'sql', { jobs: { experience: 0 } }, {});
  expect([openings.page.total, openings.inAll]).toEqual([0, 3]);
});

it('[R-107] a designation without openings has a page, and an unknown designation gives a 404', async () => {
  await openDesignation((await about({ jobs: 0, questions: 0 })).resolve, 'data-engineer', {}, {});
  const gone = new Failure('notFound', 'listQuestions', 404);
  const { resolve } = await about({ jobs: 0, questions: gone });
  await expect(openDesignation(resolve, 'juggler', {}, {})).rejects.toBe(gone);
});

describe('pay against the market', () => {
  const market = {
    median: 1_600_000,
    low: 1_500_000,
    high: 1_700_000,
    people: 50,
    place: 'Pune',
    experience: '3-5',
  } as const;

  it('a job row shows how the pay compares and how many reviews its rating has', async () => {
    const job = { ...opening, minCtc: 1_800_000, maxCtc: 2_400_000, market };
    renderPart(await testContainer(), <JobRow job={job} />);
    const row = await screen.findByRole('article');
    expect(row).toHaveTextContent('Above market median');
    expect(row).toHaveTextContent('9 reviews');
    expect(screen.getByRole('button', { name: 'Save Data engineer' })).toBeVisible();
  });

  it('a job row without pay shows the market pay', async () => {
    const job = { ...opening, minCtc: undefined, maxCtc: undefined, market };
    renderPart(await testContainer(), <JobRow job={job} />);
    expect(await screen.findByRole('article')).toHaveTextContent('Market median ₹16.0L');
  });

  it('a job row without a published group shows nothing about the market', async () => {
    renderPart(await testContainer(), <JobRow job={{ ...opening, minCtc: 1_800_000 }} />);
    expect(await screen.findByRole('article')).not.toHaveTextContent('market');
  });
});

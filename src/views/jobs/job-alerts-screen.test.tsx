import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openForm } from '../../../tests/support/form-page';
import { fakePort } from '../../../tests/support/test-container';
import type { JobFilters } from '../../core/jobs/job';
import type { AlertInput, JobAlert } from '../../core/jobs/job-alert';
import { JobAlertsPort } from '../../core/jobs/job-alerts-port';
import { JobsPort } from '../../core/jobs/jobs-port';
import { Failure } from '../../core/shared/failure';
import type { ToastStore } from '../../stores/shared/toast-store';

afterEach(cleanup);

const FILTERS = {
  designations: [
    { urlName: 'data-engineer', name: 'Data engineer', jobs: 12 },
    { urlName: 'backend-engineer', name: 'Backend engineer', jobs: 3 },
  ],
  locations: [{ urlName: 'pune', name: 'Pune', jobs: 9 }],
  industries: [],
};
const NOTHING = {
  location: undefined,
  industry: undefined,
  company: undefined,
  skill: undefined,
  experience: undefined,
  employment: undefined,
  ctc: undefined,
};
const PUNE: JobAlert = {
  id: 'Ja1',
  designations: [{ urlName: 'data-engineer', name: 'Data engineer' }],
  preferences: { ...NOTHING, location: { urlName: 'pune', name: 'Pune' } },
  fits: 2,
};
const REQUESTED = '?job_profile=backend-engineer&location=pune&freshness=7';

interface Options {
  readonly query?: string;
  readonly member?: string;
  readonly known?: readonly JobAlert[];
  readonly refuse?: Failure;
  readonly lists?: () => Promise<JobFilters>;
  /** The response with the alerts waits for it. */
  readonly held?: () => Promise<void> | undefined;
}

async function open({
  query = REQUESTED,
  member = 'asha',
  known = [],
  refuse,
  lists = async () => FILTERS,
  held = () => undefined,
}: Options = {}) {
  const requests: AlertInput[] = [];
  const gone: string[] = [];
  let saved = known;
  const alerts = fakePort(JobAlertsPort, {
    listJobAlerts: async () => {
      await held();
      return saved;
    },
    createJobAlert: async ({ key: _, ...query }: AlertInput & { readonly key: string }) => {
      if (refuse) throw refuse;
      requests.push(query);
      const designations = query.designations.map((urlName) => ({ urlName, name: 'Backend engineer' }));
      const alert = { ...PUNE, id: 'Ja2', designations };
      saved = [alert, ...saved];
      return alert;
    },
    deleteJobAlert: async ({ id }: { readonly id: string }) => {
      if (refuse) throw refuse;
      gone.push(id);
    },
  });
  const jobs = fakePort(JobsPort, { listJobFilters: lists });
  const { loginPrompts, toasts } = await openForm('/jobs/alerts', { query, member }, alerts, jobs);
  return { asked: requests, gone, loginPrompts, toasts };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Create alert' }));
const mine = () => within(screen.getByRole('group', { name: 'Your alerts' }));
const texts = ({ toasts }: ToastStore) => toasts.map(({ text1 }) => text1);

describe('[R-302] the job alert page', () => {
  it('an alert starts with the filters of the job list, and appears in the list at once', async () => {
    const { asked: requests, toasts } = await open();
    expect(screen.getByLabelText('Location')).toHaveValue('pune');
    expect(mine().getByText('No alerts yet')).toBeVisible();
    await send();
    expect(await mine().findByRole('heading', { name: 'Backend engineer' })).toBeVisible();
    expect(mine().getByText('Pune')).toBeVisible();
    expect(requests).toEqual([
      { designations: ['backend-engineer'], preferences: { ...NOTHING, location: 'pune' } },
    ]);
    expect(texts(toasts)).toEqual(['Alert created. We’ll notify you when a new job matches.']);
    expect(screen.getByLabelText('Location')).toHaveValue('');
  });

  it('an alert can have several designations, including a designation without open jobs', async () => {
    const { asked: requests } = await open({ query: '?job_profile=data-engineer&job_profile=lion-tamer' });
    expect(screen.getByRole('checkbox', { name: /Data engineer/, hidden: true })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Lion tamer', hidden: true })).toBeChecked();
    await send();
    expect(requests[0]?.designations).toEqual(['data-engineer', 'lion-tamer']);
  });

  it('an alert for a company or a skill names it, and both can be removed', async () => {
    await open({ query: '?company_name=kaveri-bank&skill=sql' });
    expect(screen.getByRole('link', { name: 'Remove Kaveri bank' })).toHaveAttribute(
      'href',
      '/jobs/alerts?skill=sql',
    );
    expect(screen.getByRole('link', { name: 'Remove Sql' })).toHaveAttribute(
      'href',
      '/jobs/alerts?company_name=kaveri-bank',
    );
  });

  it('an alert without criteria is not sent, and an error says what is missing', async () => {
    const { asked: requests } = await open({ query: '' });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one filter');
    expect(screen.getByRole('button', { name: 'Create alert' })).toHaveAccessibleDescription(/at least one/);
    expect(requests).toEqual([]);
  });

  it('a duplicate alert is not sent, and a refused alert shows the reason and keeps the choices', async () => {
    const { asked: requests } = await open({
      query: '?job_profile=data-engineer&location=pune',
      known: [PUNE],
    });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('You already have this alert');
    expect(requests).toEqual([]);
    cleanup();
    const full = new Failure('conflict', 'createJobAlert', 409, { code: 'TOO_MANY_ALERTS' });
    await open({ refuse: full });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You can have up to 10 alerts');
    expect(screen.getByLabelText('Location')).toHaveValue('pune');
  });

  it('an alert cannot be saved offline, and the choices stay', async () => {
    const { toasts } = await open({ refuse: new Failure('offline', 'createJobAlert', 0) });
    await send();
    expect(texts(toasts)[0]).toMatch(/You’re offline/);
    expect(screen.getByLabelText('Location')).toHaveValue('pune');
  });

  it('a visitor who creates an alert gets a login prompt, and the URL keeps the choices', async () => {
    const { asked: requests, loginPrompts } = await open({ member: '' });
    expect(screen.getByText('Log in to get alerts')).toBeVisible();
    await send();
    expect([loginPrompts.current?.loginPrompt, loginPrompts.current?.context]).toEqual(['login', 'jobAlert']);
    expect(screen.getByLabelText('Location')).toHaveValue('pune');
    expect(requests).toEqual([]);
  });

  it('an alert links to the matching openings, and is deleted with one press', async () => {
    const { gone } = await open({ known: [PUNE] });
    expect(mine().getByText('2 jobs match now')).toBeVisible();
    expect(mine().getByRole('link', { name: 'See Data engineer jobs' })).toHaveAttribute(
      'href',
      '/jobs?job_profile=data-engineer&location=pune',
    );
    await userEvent.click(mine().getByRole('button', { name: 'Delete alert: Data engineer' }));
    expect(screen.getByRole('group', { name: 'Your alerts' })).toHaveFocus();
    expect(mine().getByText('No alerts yet')).toBeVisible();
    expect(gone).toEqual(['Ja1']);
  });

  it('an alert waits for the page of the filter that was just chosen', async () => {
    let wait: Promise<void> | undefined;
    let release = () => {};
    const { asked: requests } = await open({ query: '?job_profile=backend-engineer', held: () => wait });
    wait = new Promise((resolve) => (release = resolve));
    await userEvent.selectOptions(screen.getByLabelText('Location'), 'pune');
    await send();
    expect(requests).toEqual([]);
    release();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create alert' })).not.toHaveAttribute('aria-busy'),
    );
    await send();
    expect(requests).toMatchObject([{ preferences: { location: 'pune' } }]);
  });

  it('an alert that could not be deleted reappears', async () => {
    const { toasts } = await open({
      known: [PUNE],
      refuse: new Failure('unavailable', 'deleteJobAlert', 503),
    });
    await userEvent.click(mine().getByRole('button', { name: /^Delete/ }));
    expect(await mine().findByRole('heading', { name: 'Data engineer' })).toBeVisible();
    expect(texts(toasts)).toEqual(['Something went wrong. Please try again.']);
  });

  it('the page says that no other user can see the job search', async () => {
    await open();
    expect(screen.getByText(/^Employers, colleagues and other members can’t see/)).toBeVisible();
  });
});

describe('[R-055] the job alert page without its lists of choices', () => {
  const broken = () => Promise.reject(new Failure('unavailable', 'listJobFilters', 500));

  it('lists that a rate limit refuses again say how long to wait', async () => {
    const lists = () => Promise.reject(new Failure('limited', 'listJobFilters', 429, { retryAfter: 120 }));
    await open({ lists });
    const alert = screen.getByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).toHaveTextContent('Too many attempts. Try again in 2 minutes.'));
  });

  it('without the lists, existing alerts show and a new alert can still be created', async () => {
    const { asked: requests } = await open({ known: [PUNE], lists: broken });
    expect(mine().getByRole('heading', { name: 'Data engineer' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t load roles, cities and industries/);
    expect(screen.queryByLabelText('Industry')).toBeNull();
    expect(screen.getByLabelText('Experience')).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveValue('pune');
    await send();
    expect(await mine().findByRole('heading', { name: 'Backend engineer' })).toBeVisible();
    expect(requests[0]).toMatchObject({
      designations: ['backend-engineer'],
      preferences: { location: 'pune' },
    });
  });

  it('the lists can be retried, and then the focus moves to the first list', async () => {
    let lists: () => Promise<JobFilters> = broken;
    await open({ query: '', known: [PUNE], lists: () => lists() });
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('alert')).toBeVisible();
    lists = async () => FILTERS;
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByLabelText('Location')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^RoleAny/));
  });
});

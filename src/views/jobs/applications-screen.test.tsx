import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openForm } from '../../../tests/support/form-page';
import { fakePort } from '../../../tests/support/test-container';
import type { Job } from '../../core/jobs/job';
import type { ApplicationInput, JobApplication } from '../../core/jobs/job-application';
import { JobApplicationsPort } from '../../core/jobs/job-applications-port';
import { JobsPort } from '../../core/jobs/jobs-port';
import { exampleApplication, exampleJob } from '../../core/jobs/testing';
import { Failure } from '../../core/shared/failure';

afterEach(cleanup);

const [job, application] = [exampleJob, exampleApplication];
const PATH = `/jobs/opening/${job.card.id}`;
const pdf = (size = 8) =>
  new File(['%PDF-1.7'.padEnd(size)], 'resume.pdf.exe.pdf', { type: 'application/pdf' });

interface Options {
  readonly path?: string;
  readonly member?: string;
  readonly change?: Partial<Job>;
  readonly known?: readonly JobApplication[];
  readonly failures?: Failure[];
  readonly tab?: Map<string, string>;
}

async function open({
  path = `${PATH}/apply`,
  change = {},
  known = [],
  failures = [],
  ...visit
}: Options = {}) {
  const sent: (ApplicationInput & { readonly jobId: string; readonly key: string })[] = [];
  const gone: string[] = [];
  const applications = fakePort(JobApplicationsPort, {
    listApplications: async () => known,
    applyForJob: async (input: (typeof sent)[number]) => {
      sent.push(input);
      const failure = failures.shift();
      if (failure) throw failure;
      return { ...application, status: 'RECEIVED' as const };
    },
    withdrawApplication: async ({ id }: { readonly id: string }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      gone.push(id);
    },
  });
  const jobs = fakePort(JobsPort, { readJob: async () => ({ ...job, ...change }) });
  return { sent, gone, ...(await openForm(path, visit, applications, jobs)) };
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));
async function fill() {
  await type('Your name', 'Tara Iyer');
  await type('Email', 'tara@mailbox.example');
  await type('How soon can you start?', 'In 30 days');
  await userEvent.upload(screen.getByLabelText(/^Resume/), pdf());
}

describe('the application form', () => {
  it('the application form sends the typed text with the resume, and then shows the status', async () => {
    const { sent } = await open();
    expect(screen.getByText(/Only Zentrix Labs sees your name/)).toBeVisible();
    await fill();
    await send();
    expect(await screen.findByText('Application sent')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Application sent' })).toHaveFocus();
    expect(sent).toEqual([
      {
        name: 'Tara Iyer',
        email: 'tara@mailbox.example',
        phone: '',
        answers: ['In 30 days'],
        resume: btoa('%PDF-1.7'),
        jobId: job.card.id,
        key: expect.any(String),
      },
    ]);
  });

  it('the application form names each missing or wrong field and moves the focus to the first one', async () => {
    const { sent } = await open();
    await type('Email', 'no-address');
    await send();
    expect(screen.getByText('Enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Choose your resume as a PDF.')).toBeVisible();
    expect(screen.getAllByText('This is required.')).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('the application form refuses a file that is too large before it is sent', async () => {
    const { sent } = await open();
    await fill();
    await userEvent.upload(screen.getByLabelText(/^Resume/), pdf(1_500_001));
    await send();
    expect(screen.getByText(/larger than 1\.5 MB/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('the application form explains why the service refused the resume, and keeps the input', async () => {
    await open({ failures: [new Failure('invalid', 'applyForJob', 422, { code: 'RESUME_NOT_CLEANABLE' })] });
    await fill();
    await send();
    expect(await screen.findByText(/We can’t remove the hidden data from this PDF/)).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveValue('Tara Iyer');
  });

  it('the application form shows a question that the employer added in the meantime, with its missing answer', async () => {
    const change: { questions?: readonly string[] } = {};
    const fields = [{ field: '/body/answers/1', code: 'missing', message: '' }];
    await open({ change, failures: [new Failure('invalid', 'applyForJob', 422, { fields })] });
    await fill();
    change.questions = [...job.questions, 'Can you travel?'];
    await send();
    await waitFor(() => expect(screen.getByLabelText('Can you travel?')).toHaveFocus());
    expect(screen.getByText('This is required.')).toBeVisible();
    expect(screen.getByLabelText('How soon can you start?')).toHaveValue('In 30 days');
  });

  it('the application form says that it was refused when no field shows the reason', async () => {
    const fields = [{ field: '/body/answers/7', code: 'missing', message: '' }];
    await open({ failures: [new Failure('invalid', 'applyForJob', 422, { fields })] });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('the application form repeats a request whose response was lost with the same key, and a changed form with a new one', async () => {
    const lost = () => new Failure('offline', 'applyForJob', 0);
    const { sent } = await open({ failures: [lost(), lost()] });
    await fill();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    await type('Phone (optional)', '9845000000');
    await send();
    await screen.findByText('Application sent');
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('the application form keeps typed text in this tab, and a visitor logs in before sending', async () => {
    const tab = new Map<string, string>();
    const { loginPrompts, sent, router } = await open({ member: '', tab });
    await fill();
    await send();
    await waitFor(() => expect(loginPrompts.current?.context).toBe('applyForJobs'));
    expect(sent).toEqual([]);
    // The login loads the page again; a reload also opens a new form.
    await act(() => router.revalidate());
    expect(screen.getByLabelText('Your name')).toHaveValue('Tara Iyer');
    await send();
    expect(screen.queryByText('Choose your resume as a PDF.')).toBeNull();
    cleanup();
    await open({ member: '', tab });
    expect(screen.getByLabelText('Your name')).toHaveValue('Tara Iyer');
    expect(screen.getByLabelText('How soon can you start?')).toHaveValue('In 30 days');
  });

  it('the application form shows the status instead of the form to a member who has applied', async () => {
    await open({ known: [application] });
    expect(screen.getByText(/Viewed$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('a job without applications here leads back to its page', async () => {
    await open({ change: { card: { ...job.card, applyHere: false } } });
    expect(screen.getByText('This job doesn’t take applications here any more.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the job' })).toHaveAttribute('href', PATH);
  });
});

describe('a job page', () => {
  it('a job page links to the application form, and shows its age and how many applications were answered', async () => {
    await open({ path: PATH });
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', `${PATH}/apply`);
    expect(screen.getByText('Posted 2 days ago')).toBeVisible();
    expect(screen.getByText('About 12 of 20 applications answered')).toBeVisible();
  });

  it('a job page links to the site of a company that has not claimed its page, and says so', async () => {
    await open({ path: PATH, change: { card: { ...job.card, applyHere: false }, applications: undefined } });
    expect(screen.getByRole('link', { name: 'Apply on company site' })).toHaveAttribute(
      'href',
      job.card.applyUrl,
    );
    expect(screen.getByText(/Opens the company’s website/)).toBeVisible();
    expect(screen.queryByText(/applications answered/)).toBeNull();
  });
});

describe('the page of sent applications', () => {
  const path = '/jobs/applications';

  it('the page of sent applications shows their status, and withdrawing one removes it', async () => {
    const { gone } = await open({ path, known: [application] });
    expect(screen.getByText('Viewed · Applied on 20 November 2026')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Withdraw the application for Backend engineer' }),
    );
    expect(await screen.findByText('No applications yet')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Sent applications' })).toHaveFocus();
    expect(gone).toEqual(['Ap1']);
  });

  it('sent applications stay listed when withdrawing fails, with a message', async () => {
    const { toasts } = await open({
      path,
      known: [application],
      failures: [new Failure('offline', 'withdrawApplication', 0)],
    });
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw the application/ }));
    await waitFor(() => expect(toasts.toasts.map(({ text1 }) => text1)).toHaveLength(1));
    expect(toasts.toasts[0]?.text1).toMatch(/^You’re offline/);
    expect(screen.getByText(/Viewed/)).toBeVisible();
  });
});

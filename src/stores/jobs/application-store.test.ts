import { expect, it } from 'vitest';
import { applicationsText } from '../../core/jobs/applications-text';
import { Applying } from '../../core/jobs/apply-for-job';
import type { ApplicationInput, JobApplication } from '../../core/jobs/job-application';
import { Failure } from '../../core/shared/failure';
import type { JobId } from '../../core/shared/ids';
import { memoryStorage } from '../../core/shell/memory-storage';
import { LoginPromptStore } from '../login/login-prompt-store';
import { ToastStore } from '../shared/toast-store';
import { ApplicationFeedback } from './application-feedback';
import { ApplicationStore } from './application-store';
import { JobStore } from './job-store';

const settled = () => new Promise((done) => setImmediate(done));
const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const details = { name: 'Tara Iyer', email: 'tara@mailbox.example' };

interface Sent {
  readonly jobId: JobId;
  readonly arrive: () => void;
  readonly fail: (failure: Failure) => void;
}

async function atFirstJob() {
  const sent: Sent[] = [];
  const port = {
    listApplications: async () => [],
    applyForJob: ({ jobId }: ApplicationInput & { readonly jobId: JobId }) =>
      new Promise<JobApplication>((resolve, reject) => {
        const arrive = () => resolve({ id: 'Application1', jobId } as JobApplication);
        sent.push({ jobId, arrive, fail: reject });
      }),
  };
  const current = { session: { profile: { userName: 'Tara' } } };
  let keys = 0;
  const random = { id: () => `key-${++keys}` };
  const applying = new Applying(port as never, current as never, random, memoryStorage());
  const jobs = new JobStore({
    readJob: async ({ id }: { id: JobId }) => ({ card: { id, title: `Clerk of ${id}` }, questions: [] }),
  } as never);
  const files = { read: async () => 'PDF' };
  const toasts = new ToastStore({ after: () => () => {} } as never, random);
  const feedback = new ApplicationFeedback(new LoginPromptStore(), toasts);
  const store = new ApplicationStore(applying, files as never, jobs, feedback);
  const shown = () => toasts.toasts.map(({ text1, text2 }) => [text1, text2]);
  const fill = async (jobId: JobId) => {
    await store.open(jobId);
    store.change(details);
    store.choose(resume);
  };
  await fill('FirstJob');
  const first = store.send();
  await settled();
  await fill('SecondJob');
  return { store, sent, fill, first, shown };
}

it('an application that arrives late is not shown as the application for another job', async () => {
  const { store, sent, first, shown } = await atFirstJob();
  sent[0]?.arrive();
  await first;
  expect([store.sent, store.justSent, store.details.name]).toEqual([undefined, false, 'Tara Iyer']);
  expect(shown()).toEqual([['Application sent', 'Clerk of FirstJob']]);
});

it('an application is sent while the one for another job is still being sent', async () => {
  const { store, sent, first } = await atFirstJob();
  expect(store.busy).toBe(false);
  const second = store.send();
  await settled();
  expect(sent.map(({ jobId }) => jobId)).toEqual(['FirstJob', 'SecondJob']);
  sent[0]?.arrive();
  await first;
  expect(store.busy).toBe(true);
  sent[1]?.arrive();
  await second;
  expect([store.sent?.jobId, store.busy]).toEqual(['SecondJob', false]);
});

it('an application that is refused late leaves the form of another job and goes to the page', async () => {
  const { store, sent, first, shown } = await atFirstJob();
  const failure = new Failure('conflict', 'applyForJob', 409, { code: 'NOT_TAKING_APPLICATIONS' });
  sent[0]?.fail(failure);
  await first;
  expect(shown()).toEqual([[applicationsText.elsewhere, 'Clerk of FirstJob']]);
  expect([store.job?.card.id, store.message]).toEqual(['SecondJob', undefined]);
});

it('a form that is opened again while its application is sent shows the result', async () => {
  const { store, sent, fill, first } = await atFirstJob();
  await fill('FirstJob');
  expect(store.busy).toBe(true);
  sent[0]?.arrive();
  await first;
  expect([store.sent?.jobId, store.busy]).toEqual(['FirstJob', false]);
});

it('an application whose page was left shows the result or the error on the next page', async () => {
  const { store, sent, fill, first, shown } = await atFirstJob();
  sent[0]?.arrive();
  await first;
  const second = store.send();
  await settled();
  store.leave();
  sent[1]?.fail(new Failure('unavailable', 'applyForJob', 500));
  await second;
  expect(shown().at(-1)).toEqual([applicationsText.failed, 'Clerk of SecondJob']);
  expect(store.message).toBeUndefined();

  await fill('SecondJob');
  store.recall();
  store.choose(resume);
  const again = store.send();
  await settled();
  store.leave();
  sent[2]?.arrive();
  await again;
  expect(shown().at(-1)).toEqual(['Application sent', 'Clerk of SecondJob']);
});

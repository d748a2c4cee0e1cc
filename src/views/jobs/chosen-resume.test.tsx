import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openForm } from '../../../tests/support/form-page';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const PATH = pathTo('job-apply', { jobId: 'Jb4ZentrixBackend01' });
const NO_RESUME = 'Choose your resume as a PDF.';
const pdf = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const choose = (file = pdf) => userEvent.upload(screen.getByLabelText<HTMLInputElement>(/^Resume/), file);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));
async function fill(file: File) {
  for (const [label, typed] of [
    ['Your name', 'Tara Iyer'],
    ['Email', 'tara@mailbox.example'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), typed);
  for (const answer of screen.queryAllByLabelText(/\?$/)) await userEvent.type(answer, 'Soon');
  await choose(file);
}

it('a resume still named in its field stays attached when a login reloads the form', async () => {
  const { router } = await openForm(PATH, { member: '' });
  await choose();
  await router.revalidate();
  expect(screen.getByLabelText<HTMLInputElement>(/^Resume/).files).toHaveLength(1);
  await send();
  expect(screen.queryByText(NO_RESUME)).toBeNull();
});

it.each(['', 'application/octet-stream'])(
  'a PDF is accepted as a resume when the browser gives it the type "%s"',
  async (type) => {
    const { loginPrompts } = await openForm(PATH, { member: '' });
    await fill(new File(['%PDF-1.7'], 'resume.pdf', { type }));
    await send();
    await waitFor(() => expect(loginPrompts.current?.context).toBe('applyForJobs'));
    expect(screen.queryByText(NO_RESUME)).toBeNull();
  },
);

it('a file that only claims to be a PDF is refused as a resume, without a login prompt', async () => {
  const { loginPrompts } = await openForm(PATH, { member: '' });
  await fill(new File(['PK\u0003\u0004'], 'resume.pdf', { type: 'application/pdf' }));
  await send();
  expect(await screen.findByText(NO_RESUME)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Resume/)).toHaveFocus());
  expect(loginPrompts.current).toBeUndefined();
});

it('a reopened form sends no resume that its field does not name', async () => {
  const { router } = await openForm(PATH, { member: '' });
  await userEvent.type(screen.getByLabelText('Your name'), 'Tara Iyer');
  await choose();
  await router.navigate(pathTo('jobs'));
  await screen.findByRole('heading', { name: 'Other screen: /jobs' });
  await router.navigate(PATH);
  expect(await screen.findByLabelText('Your name')).toHaveValue('Tara Iyer');
  expect(screen.getByLabelText<HTMLInputElement>(/^Resume/).files).toHaveLength(0);
  await send();
  expect(screen.getByText(NO_RESUME)).toBeVisible();
});

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openForm } from '../../../tests/support/form-page';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const PATH = pathTo('job-apply', { jobId: 'Jb4ZentrixBackend01' });
const NO_RESUME = 'Choose your resume as a PDF.';
const pdf = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const choose = () => userEvent.upload(screen.getByLabelText<HTMLInputElement>(/^Resume/), pdf);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

it('a resume that its field still names is still there when a login loads the form again', async () => {
  const { router } = await openForm(PATH, { member: '' });
  await choose();
  await router.revalidate();
  expect(screen.getByLabelText<HTMLInputElement>(/^Resume/).files).toHaveLength(1);
  await send();
  expect(screen.queryByText(NO_RESUME)).toBeNull();
});

it('a form opened again sends no resume that its field does not name', async () => {
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

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { MEMBER_COOKIES } from '../../../tests/support/whole-app';
import { requestCookies } from '../../adapters/rendering/server-environment';
import type { JobCard } from '../../core/jobs/job';
import { memoryStorage } from '../../core/shell/memory-storage';
import { SessionStore } from '../../stores/login/session-store';
import { SaveJob } from './save-job';

const JOB = { id: 'Jb3nP7rVx2Qk9Lm4', title: 'Data engineer', company: { name: 'Orbitly' } } as JobCard;

it('a job that a member saves is shown as saved, and as not saved after the next press', async () => {
  const environment = { cookies: requestCookies(MEMBER_COOKIES), storage: memoryStorage() };
  const container = await testContainer({ environment });
  await container.get(SessionStore).ensure();
  renderPart(container, <SaveJob job={JOB} small />);
  await userEvent.click(screen.getByRole('button', { name: 'Save Data engineer', pressed: false }));
  const saved = await screen.findByRole('button', { name: 'Save Data engineer', pressed: true });
  await userEvent.click(saved);
  expect(await screen.findByRole('button', { name: 'Save Data engineer', pressed: false })).toBeVisible();
});

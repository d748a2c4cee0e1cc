import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';

beforeAll(() => import('../profile/profile-screen').then(() => undefined), 30_000);

it.each([
  [null, 'You have not told yet.', 'Tell it'],
  [{ type: 'student' }, 'You study.', 'Change it'],
])(
  '[R-009] the profile offers to tell a career, and to change one that was told: %j',
  async (careerStatus, line, way) => {
    await showPage('/user', { readProfile: ({ example }) => ({ ...(example as object), careerStatus }) });
    const card = within(await screen.findByRole('region', { name: 'What you do' }, { timeout: 20_000 }));
    expect(card.getByText(line)).toBeVisible();
    expect(card.getByRole('button', { name: way })).toBeVisible();
  },
);

import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/whole-page';

beforeAll(() => import('../profile/profile-screen').then(() => undefined), 30_000);

it.each([
  [null, 'Not added yet', 'Add status'],
  [{ type: 'student' }, 'Studying', 'Edit status'],
])(
  '[R-009] the profile offers to add a career, or to edit the stored career: %j',
  async (careerStatus, line, way) => {
    await showPage('/user', { readProfile: ({ example }) => ({ ...(example as object), careerStatus }) });
    const card = within(await screen.findByRole('region', { name: 'Work status' }, { timeout: 20_000 }));
    expect(card.getByText(line)).toBeVisible();
    expect(card.getByRole('button', { name: way })).toBeVisible();
  },
);

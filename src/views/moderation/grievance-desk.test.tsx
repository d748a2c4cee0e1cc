import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { GrievanceDeskPort } from '../../core/moderation/grievance-desk-port';
import { GrievanceDeskStore } from '../../stores/moderation/grievance-desk-store';
import { GrievanceDesk } from './grievance-desk';

it('a grievance takes one step at a time, however fast its buttons are pressed', async () => {
  const steps: string[] = [];
  const moveGrievance = ({ state }: { readonly state: string }) => {
    steps.push(state);
    return new Promise<never>(() => undefined);
  };
  const container = await testContainer({ ports: [fakePort(GrievanceDeskPort, { moveGrievance })] });
  await container.get(GrievanceDeskStore).open();
  renderPart(container, <GrievanceDesk />);
  const [resolve] = screen.getAllByRole('button', { name: 'Resolve' });
  const [reject] = screen.getAllByRole('button', { name: 'Reject' });
  if (!resolve || !reject) throw new Error('The desk has no grievance.');
  await userEvent.dblClick(resolve);
  await userEvent.click(reject);
  expect(steps).toEqual(['RESOLVED']);
  expect(resolve).toHaveAttribute('aria-busy', 'true');
});

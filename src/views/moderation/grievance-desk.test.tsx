import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { GrievanceDeskPort } from '../../core/moderation/grievance-desk-port';
import { GrievanceDeskStore } from '../../stores/moderation/grievance-desk-store';
import { GrievanceDesk } from './grievance-desk';

afterEach(cleanup);

async function openDesk() {
  const steps: string[] = [];
  const moveGrievance = ({ state }: { readonly state: string }) => {
    steps.push(state);
    return new Promise<never>(() => undefined);
  };
  const container = await testContainer({ ports: [fakePort(GrievanceDeskPort, { moveGrievance })] });
  await container.get(GrievanceDeskStore).open();
  renderPart(container, <GrievanceDesk />);
  const [article] = screen.getAllByRole('article');
  if (!article) throw new Error('The desk has no grievance.');
  const { getByRole } = within(article);
  const button = (name: string) => getByRole('button', { name });
  return { steps, button, answer: getByRole('textbox', { name: 'Answer' }) };
}

it('a grievance takes one step at a time, however fast its buttons are pressed', async () => {
  const { steps, button, answer } = await openDesk();
  await userEvent.type(answer, 'We hid the post.');
  await userEvent.dblClick(button('Resolve'));
  await userEvent.click(button('Reject'));
  expect(steps).toEqual(['RESOLVED']);
  expect(button('Resolve')).toHaveAttribute('aria-busy', 'true');
});

it('a grievance is not closed without an answer, and the empty field says so', async () => {
  const { steps, button, answer } = await openDesk();
  for (const name of ['Reject', 'Resolve']) {
    await userEvent.click(button(name));
    expect(answer).toHaveFocus();
    expect(answer).toHaveAccessibleDescription(/Write the answer we email/);
  }
  expect(steps).toEqual([]);
  await userEvent.click(button('Acknowledge'));
  expect(steps).toEqual(['ACKNOWLEDGED']);
});

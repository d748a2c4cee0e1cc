import { expect, it } from 'vitest';
import { storageOn } from '../../../tests/support/form-page';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { deferredText } from '../../core/shell/deferred-text';
import { UNANSWERED } from '../../core/shell/unanswered-changes';
import { ToastStore } from '../../stores/shared/toast-store';
import { UnconfirmedChangeWarning } from './unconfirmed-change-warning';

async function cameBack(saved: Map<string, string>): Promise<readonly string[]> {
  const container = await testContainer({ environment: { tabStorage: storageOn(saved) } });
  renderPart(container, <UnconfirmedChangeWarning />);
  return container.get(ToastStore).toasts.map(({ text1 }) => text1);
}

it('a user who left before a change was confirmed is warned once that it may not be saved', async () => {
  const saved = new Map([[UNANSWERED, 'yes']]);
  expect(await cameBack(saved)).toEqual([deferredText.unanswered]);
  expect(await cameBack(saved)).toEqual([]);
});

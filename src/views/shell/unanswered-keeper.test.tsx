import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { laterEn } from '../../core/shell/later-en';
import { UNANSWERED } from '../../core/shell/unanswered';
import { ToastStore } from '../../stores/shared/toast-store';
import { UnansweredKeeper } from './unanswered-keeper';

async function cameBack(kept: Map<string, string>): Promise<readonly string[]> {
  const tabStorage = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  const container = await testContainer({ environment: { tabStorage } });
  renderPart(container, <UnansweredKeeper />);
  return container.get(ToastStore).toasts.map(({ text1 }) => text1);
}

it('who left while a choice hung is told once that it may not have been kept', async () => {
  const kept = new Map([[UNANSWERED, 'yes']]);
  expect(await cameBack(kept)).toEqual([laterEn.unanswered]);
  expect(await cameBack(kept)).toEqual([]);
});

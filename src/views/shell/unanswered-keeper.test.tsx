import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { laterEn } from '../../core/shell/later-en';
import { LaterCatalogue } from '../../core/shell/later-messages';
import { TabStorage } from '../../core/shell/tab-storage';
import { UNANSWERED } from '../../core/shell/unanswered';
import { ToastStore } from '../../stores/shared/toast-store';
import { StoreProvider, type Token } from '../use-store';
import { UnansweredKeeper } from './unanswered-keeper';

function cameBack(kept: Map<string, string>): readonly string[] {
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  const tab = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  const there = new Map<unknown, unknown>([
    [LaterCatalogue, { words: laterEn }],
    [TabStorage, tab],
    [ToastStore, toasts],
  ]);
  render(
    <StoreProvider value={<T,>(token: Token<T>) => there.get(token) as T}>
      <UnansweredKeeper />
    </StoreProvider>,
  );
  return toasts.toasts.map(({ text1 }) => text1);
}

it('who left while a choice hung is told once that it may not have been kept', () => {
  const kept = new Map([[UNANSWERED, 'yes']]);
  expect(cameBack(kept)).toEqual([laterEn.unanswered]);
  expect(cameBack(kept)).toEqual([]);
});

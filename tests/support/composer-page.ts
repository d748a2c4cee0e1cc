import { act, screen, within } from '@testing-library/react';
import type { Overrides } from '../../src/adapters/http/fake';
import { ShellStore } from '../../src/stores/shell/shell-store';
import { showPage } from './whole-page';

/** Loads the parts of the composer up front, so that loading does not count towards a test's timeout. */
export const loadComposer = () =>
  Promise.all([
    import('../../src/views/posts/post-screen'),
    import('../../src/views/shell/deferred-part-list'),
    import('../../src/views/shell/compose-sheet'),
    import('../../src/views/feed/post-menu'),
    import('../../src/views/composer/composer-part'),
    import('../../src/views/kit/combobox'),
    import('../../src/app/modules/composer/composer-module'),
  ]);

/** A post page with the open composer. */
export async function composerPage(overrides: Overrides = {}) {
  const page = await showPage('/p/Kq3vN8xWm2Zt7Rf1', overrides);
  await screen.findAllByRole('article');
  await act(async () => page.resolve(ShellStore).open('post'));
  const box = within(await screen.findByRole('dialog', { name: 'New post' }));
  await box.findByRole('button', { name: 'Post' });
  return { ...page, box };
}

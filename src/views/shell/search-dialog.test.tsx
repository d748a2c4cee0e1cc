import { fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import type { Hit } from '../../core/search/search';
import { ShellExtras } from '../../core/shell/shell-extras';
import { SuggestStore } from '../../stores/search/suggest-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Part } from './search-dialog';

it('arrow keys of an input method, such as a Hindi keyboard, select no suggestion', async () => {
  const container = await testContainer();
  await container.get(ShellExtras).load();
  container.get(ShellStore).open('search');
  renderPart(container, <Part />);
  const field = screen.getByRole('combobox', { name: 'Search', hidden: true });
  fireEvent.change(field, { target: { value: 'ज़े' } });
  const suggest = container.get(SuggestStore);
  runInAction(() => {
    suggest.hits = [{ kind: 'COMPANY', urlName: 'zentrix', name: 'Zentrix', detail: '' } as Hit];
  });
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 });
  expect(suggest.chosen).toBeUndefined();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(suggest.chosen?.name).toBe('Zentrix');
});

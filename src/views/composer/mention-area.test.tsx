import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { ComposerExtras } from '../../core/composer/composer-extras';
import { ShellExtras } from '../../core/shell/shell-extras';
import { MentionArea } from './mention-area';

const aliases = [{ name: 'QuietMonsoon', path: '/p/Kq3vN8xWm2Zt7Rf1' }];

function Area() {
  const [text, setText] = useState('');
  return (
    <MentionArea
      aria-label="Text"
      value={text}
      aliases={aliases}
      onText={setText}
      onMention={(_, written) => setText(written)}
    />
  );
}

async function shown() {
  const container = await testContainer();
  await container.get(ShellExtras).load();
  await container.get(ComposerExtras).load();
  renderPart(container, <Area />);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
}

it('Enter of an input method, such as a Hindi keyboard, chooses no mention', async () => {
  const area = await shown();
  await userEvent.type(area, 'Ask @Qu');
  expect(screen.getByRole('option')).toHaveTextContent('QuietMonsoon');
  fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
  expect(area).toHaveValue('Ask @Qu');
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(area).toHaveValue('Ask @QuietMonsoon ');
});

it('a mention replaces all letters, also those whose selection the browser has not reported yet', async () => {
  const area = await shown();
  await userEvent.type(area, 'Ask @Qu');
  area.setRangeText('ie', area.value.length, area.value.length, 'end');
  fireEvent(area, new InputEvent('input', { bubbles: true }));
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(area).toHaveValue('Ask @QuietMonsoon ');
});

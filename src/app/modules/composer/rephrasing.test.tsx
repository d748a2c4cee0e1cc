import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { composerPage, loadComposer } from '../../../../tests/support/composer-page';
import { messagesText } from '../../../core/shell/messages-text';
import { ShellStore } from '../../../stores/shell/shell-store';

beforeAll(async () => {
  await loadComposer();
}, 30_000);

const better = (responseType: string) => () => ({ title: '', description: '', responseType });
const LONG = 'my new company says they pay the buyout';

describe('the rephrase button without a result', () => {
  it.each([
    ['[R-748]', 'JUNK', LONG, 'AI is confused. Try writing a bit more clearly.'],
    ['[R-749]', 'POST_LIMIT_EXCEEDED', LONG, 'You’ve hit the rephrase limit for this post.'],
    ['[R-750]', 'VALID', 'short', 'Write at least 20 characters to use ‘Rephrase with AI’.'],
  ])('%s the rephrase result %s shows its reason', async (_, outcome, text, contribution) => {
    const { box } = await composerPage({ rephrase: better(outcome) });
    await userEvent.type(box.getByLabelText(/^Text/), text);
    await userEvent.click(box.getByRole('button', { name: 'Rephrase with AI' }));
    expect(await box.findByText(contribution)).toBeInTheDocument();
  });

  it('[R-751] a post published after a failed rephrase shows both messages', async () => {
    const { box, resolve, toasts } = await composerPage({
      rephrase: better('UNKNOWN'),
      listCommunities: ({ example }) => example,
    });
    await userEvent.type(box.getByLabelText('Title'), 'Who pays the buyout');
    await userEvent.type(box.getByLabelText(/^Text/), LONG);
    await userEvent.click(box.getByRole('button', { name: 'Rephrase with AI' }));
    await box.findByText(/Your text is unchanged/);
    const { ComposerStore } = await import('../../../stores/composer/composer-store');
    await act(async () =>
      resolve(ComposerStore).change({ community: { kind: 'TOPIC', id: 42, name: 'Salary talk' } }),
    );
    await userEvent.click(box.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(toasts()).toContain('AI rephrase didn’t work this time, but your post is live!'),
    );
  });

  it('[R-446] without a model the button only tidies up, and says so', async () => {
    const { box } = await composerPage({
      readRephraseConfig: () => ({ method: 'TIDY_UP' }),
      rephrase: better('UNCHANGED'),
    });
    await userEvent.type(box.getByLabelText(/^Text/), LONG);
    await userEvent.click(await box.findByRole('button', { name: 'Tidy up' }));
    expect(await box.findByText('Nothing to tidy up.')).toBeInTheDocument();
    expect(box.queryByText(/AI/)).toBeNull();
  });

  it('[R-446] with a model the composer says what leaves the site', async () => {
    const { box } = await composerPage();
    expect(await box.findByText(/Your text goes to an AI service/)).toBeVisible();
  });

  it('a suggestion for an older text cannot replace text typed since', async () => {
    const request: { answer?: () => void } = {};
    const suggestion = { title: '', description: 'They pay the buyout.', responseType: 'VALID' };
    const { box } = await composerPage({
      rephrase: () =>
        new Promise((resolve) => {
          request.answer = () => resolve(suggestion);
        }),
    });
    const text = box.getByLabelText(/^Text/);
    await userEvent.type(text, LONG);
    await userEvent.click(box.getByRole('button', { name: 'Rephrase with AI' }));
    await userEvent.type(text, ' in full');
    await act(async () => request.answer?.());
    expect(await box.findByText('They pay the buyout.')).toBeVisible();
    expect(box.queryByRole('button', { name: 'Use this' })).toBeNull();
    expect(box.getByText(/You’ve changed your text since/)).toBeVisible();
    await userEvent.type(text, '{Backspace>8}');
    expect(text).toHaveValue(LONG);
    await userEvent.click(box.getByRole('button', { name: 'Use this' }));
    expect(text).toHaveValue('They pay the buyout.');
    expect(box.queryByText(/You’ve changed your text since/)).toBeNull();
  });

  it('[R-440] closing the composer clears the rephrase messages', async () => {
    const { box, resolve } = await composerPage({ rephrase: better('JUNK') });
    await userEvent.type(box.getByLabelText(/^Text/), LONG);
    await userEvent.click(box.getByRole('button', { name: 'Rephrase with AI' }));
    await box.findByText(/AI is confused/);
    await userEvent.click(box.getByRole('button', { name: messagesText.kit.close }));
    await act(async () => resolve(ShellStore).open('post'));
    const again = within(await screen.findByRole('dialog', { name: 'New post' }));
    expect(again.getByLabelText(/^Text/)).toHaveValue(LONG);
    expect(again.queryByText(/AI is confused/)).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { composerPage, loadComposer } from '../../../../tests/support/composer-page';
import { showPage } from '../../../../tests/support/whole-page';
import { feedText } from '../../../core/feed/text';
import { deferredText } from '../../../core/shell/deferred-text';
import { ShellStore } from '../../../stores/shell/shell-store';

beforeAll(async () => {
  await loadComposer();
}, 30_000);

const POST = '/p/Kq3vN8xWm2Zt7Rf1';

describe('the composer dialogs', () => {
  it('[R-182] the composer has a title field and a text field', async () => {
    const { box } = await composerPage();
    expect(box.getByLabelText('Title')).toBeInTheDocument();
    expect(box.getByLabelText(/^Text/)).toBeInTheDocument();
  });

  it.each([
    ['[R-183]', 'Poll', 'Option 2'],
    ['[R-184]', 'YouTube video', 'YouTube link'],
    ['[R-185]', 'Offers to compare', 'Fixed per year'],
  ])('%s the composer adds the fields of: %s', async (_, extra, field) => {
    const { box } = await composerPage();
    const chip = extra === 'Offers to compare' ? 'Offers' : extra;
    await userEvent.click(box.getByRole('button', { name: chip }));
    expect(await box.findByLabelText(new RegExp(`^${field}`))).toBeInTheDocument();
  });

  it('[R-186] the sheet of all contributions also opens the post composer', async () => {
    const { resolve } = await showPage(POST, {});
    await screen.findAllByRole('article');
    await act(async () => resolve(ShellStore).open('compose'));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(sheet.getByRole('button', { name: deferredText.compose.post }));
    expect(await screen.findByRole('dialog', { name: 'New post' })).toBeInTheDocument();
  });

  it('[R-195] the alias of a post is selected in the composer', async () => {
    const chosen: unknown[] = [];
    const { box } = await composerPage({
      selectPseudoProfile: async ({ request, example }) => {
        chosen.push(await request.json());
        return example;
      },
    });
    await userEvent.click(await box.findByRole('radio', { name: 'Designation' }));
    expect(chosen).toEqual([{ selectedProfileType: 'DESIGNATION' }]);
  });
});

it('the community picker does not report a community as missing while the lookup runs', async () => {
  const lookup: { answer?: () => void } = {};
  const { box } = await composerPage({
    listCommunities: () => [],
    searchCommunities: () =>
      new Promise((resolve) => {
        lookup.answer = () => resolve([]);
      }),
  });
  await userEvent.type(await box.findByRole('combobox', { name: 'Community' }), 'q');
  expect(screen.queryByText('No matches. Try fewer letters.')).toBeNull();
  await act(async () => lookup.answer?.());
  expect(await screen.findByText('No matches. Try fewer letters.')).toBeInTheDocument();
});

describe('limits that the service sets for a post', () => {
  it('[R-627][R-752][R-753] offers stop at the configured limit and the text names the number', async () => {
    // The literal text of the specification lacks it: 'You can only add salaries/offers.'
    const { box } = await composerPage({ readOfferConfig: () => ({ maxOffers: 2, maxShown: 30 }) });
    await userEvent.click(box.getByRole('button', { name: 'Offers' }));
    const add = await box.findByRole('button', { name: 'Add an offer' });
    await userEvent.click(add);
    expect(await box.findByText('You can only add 2 salaries/offers.')).toBeInTheDocument();
    expect(add).toBeDisabled();
  });

  it('[R-621] a poll accepts as many options as configured and no more', async () => {
    const { box } = await composerPage({
      readPollConfig: () => ({ minOptions: 2, maxOptions: 3, maxOptionLength: 80, days: [1, 7] }),
    });
    await userEvent.click(box.getByRole('button', { name: 'Poll' }));
    await userEvent.click(await box.findByRole('button', { name: 'Add an option' }));
    expect(box.getByLabelText('Option 3')).toBeInTheDocument();
    expect(box.queryByRole('button', { name: 'Add an option' })).toBeNull();
    expect(box.queryByRole('radio', { name: '3 days' })).toBeNull();
  });

  it('[R-630] the composer names words that will hold the post for moderation while the user types', async () => {
    const { box } = await composerPage({ listAbusiveWords: () => ['nincompoop'] });
    await userEvent.type(box.getByLabelText('Title'), 'What a nincompoop');
    expect(await box.findByText(/Your post contains “nincompoop”, so a moderator/)).toBeInTheDocument();
  });

  it('[R-610] a video URL is shown in the form the service will store', async () => {
    const { box } = await composerPage();
    await userEvent.click(box.getByRole('button', { name: 'YouTube video' }));
    const address = await box.findByLabelText('YouTube link');
    await userEvent.type(address, 'https://youtu.be/dQw4w9WgXcQ');
    await userEvent.tab();
    expect(await box.findByText(/It will appear as/)).toBeInTheDocument();
  });

  it('[R-626] a saved offer can be used or deleted', async () => {
    const forgotten: string[] = [];
    const { box, resolve } = await composerPage({
      deleteSavedOffer: ({ path }) => void forgotten.push(path.id ?? ''),
    });
    await userEvent.click(box.getByRole('button', { name: 'Offers' }));
    await userEvent.click(await box.findByRole('button', { name: /^Use Zentrix Labs/ }));
    expect(box.getByLabelText('Company')).toHaveValue('Zentrix Labs');
    expect(box.queryByRole('button', { name: /^Use Zentrix Labs/ })).toBeNull();
    expect(forgotten).toEqual([]);
    await userEvent.click(box.getByRole('button', { name: 'Discard' }));
    await userEvent.click(box.getByRole('button', { name: 'Discard draft' }));
    await act(async () => resolve(ShellStore).open('post'));
    await userEvent.click(await box.findByRole('button', { name: 'Offers' }));
    await userEvent.click(await box.findByRole('button', { name: /^Delete Zentrix Labs/ }));
    await waitFor(() => expect(forgotten).toEqual(['Of3rZx8KmQ5tWb2n']));
    expect(box.queryByRole('button', { name: /^Use Zentrix Labs/ })).toBeNull();
  });
});

describe('the page of a post', () => {
  it('[R-743] the page of a post copies its link and confirms it', async () => {
    const { toasts } = await showPage(POST, {});
    const user = userEvent.setup();
    const [more] = await screen.findAllByRole('button', { name: feedText.post.more });
    if (more) await user.click(more);
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() => expect(toasts()).toContain('Link copied to clipboard!'));
    expect(await navigator.clipboard.readText()).toMatch(/\/p\/Kq3vN8xWm2Zt7Rf1$/);
  });

  it('[R-573] a reply is written and sent below its comment', async () => {
    const messages: unknown[] = [];
    await showPage(POST, {
      createReply: async ({ request, path, example }) => {
        messages.push([path.id, await request.json()]);
        return example;
      },
    });
    const [reply] = await screen.findAllByRole('button', { name: 'Reply' });
    if (reply) await userEvent.click(reply);
    await userEvent.type(await screen.findByLabelText('Your reply'), 'Asked, and they agreed.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(messages).toEqual([
      [expect.any(String), { text: 'Asked, and they agreed.', profileType: 'ANONYMOUS' }],
    ]);
  });

  it('[R-592] typing @ mentions a participant of the thread by keyboard alone', async () => {
    const messages: unknown[] = [];
    await showPage(POST, {
      createComment: async ({ request, example }) => {
        messages.push(((await request.json()) as { text: string }).text);
        return example;
      },
    });
    const box = await screen.findByLabelText('Your comment');
    const [alias] = [...document.querySelectorAll('[id^="by-"] bdi')].map((item) => item.textContent ?? '');
    await userEvent.type(box, `Ask @${alias?.slice(0, 4)}`);
    const list = within(await screen.findByRole('listbox', { name: 'People and companies to mention' }));
    expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue(`Ask @${alias} `);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toMatch(new RegExp(`^Ask \\[@${alias}\\]\\(/p/Kq3vN8xWm2Zt7Rf1`));
  });

  it('typing @ finds a company, and Escape leaves the text unchanged', async () => {
    const timers = {
      after: (wait: number, run: () => void) => {
        const timer = setTimeout(run, wait);
        return () => clearTimeout(timer);
      },
      every: () => () => {},
    };
    await showPage(POST, {}, { timers });
    const box = await screen.findByLabelText('Your comment');
    await userEvent.type(box, 'Is @Zent');
    const list = await screen.findByRole('listbox', { name: 'People and companies to mention' });
    expect(within(list).getByRole('option', { name: /Zentrix Labs/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('Is @Zent');
  });
});

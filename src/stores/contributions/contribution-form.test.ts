import { expect, it } from 'vitest';
import { REVIEW, savedAs } from '../../../tests/support/own-review';
import { readableCipher } from '../../core/composer/drafts-testing';
import { FormStorage } from '../../core/composer/form-storage';
import { MemberStorage } from '../../core/composer/member-storage';
import { SubmitReview } from '../../core/contributions/submit-review';
import type { Profile } from '../../core/login/profile-port';
import type { Session } from '../../core/login/session';
import { Failure } from '../../core/shared/failure';
import type { Storage } from '../../core/shared/storage';
import { memoryStorage } from '../../core/shell/memory-storage';
import { parseQuery } from '../../core/shell/query';
import { LoginPromptStore } from '../login/login-prompt-store';
import { ToastStore } from '../shared/toast-store';
import { ContributionFeedback } from './contribution-feedback';
import { OwnReviewStore } from './own-review-store';

const stored = savedAs(REVIEW);
const EDITING = parseQuery(`?rid=${stored.id}`);
const NEW = parseQuery('');
const STILL = { after: () => () => {}, every: () => () => {} };

/** A page of the browser tab; it can log members in and out without loading again. */
function pageIn(tab: Storage, author = 'asha') {
  const key: { value: string | undefined } = { value: undefined };
  const current: { session: Session } = { session: { profile: undefined } };
  const forms = new FormStorage(new MemberStorage('forms', tab, key, readableCipher), tab);
  const reviews = {
    addReview: async () => stored,
    changeReview: async () => stored,
    removeReview: async () => {},
    readOwnReview: async () => {
      if (key.value !== author) throw new Failure('notFound', 'readOwnReview', 404);
      return stored;
    },
  };
  const lists = {
    listPayChoices: async () => ({ jobProfiles: [], places: [] }),
    suggestEmployers: async () => [],
    readOwnJob: async () => undefined,
  };
  const feedback = new ContributionFeedback(
    new LoginPromptStore(),
    new ToastStore(STILL, { id: () => 'id' }),
  );
  const { form } = new OwnReviewStore(new SubmitReview(reviews, forms, current), lists, feedback);
  const logIn = (member: string) => {
    key.value = member;
    current.session = { profile: { accountId: member } as Profile };
  };
  const loseKey = () => {
    key.value = undefined;
  };
  return { form, logIn, loseKey };
}

async function appear(page: ReturnType<typeof pageIn>, query: typeof NEW) {
  await page.form.open(query);
  page.form.recall();
}

for (const [what, query] of [
  ['edits of an own contribution', EDITING],
  ['a new contribution', NEW],
] as const)
  it(`${what}: the text returns when its author logs in on a page that shows the form already`, async () => {
    const tab = memoryStorage();
    const first = pageIn(tab);
    first.logIn('asha');
    await appear(first, query);
    first.form.change({ title: 'Good people, no raises' });

    const second = pageIn(tab);
    await appear(second, query);
    expect(second.form.texts.title).toBe('');
    second.logIn('asha');
    await second.form.open(query);
    expect(second.form.texts.title).toBe('Good people, no raises');
  });

it('edits stay when the page loads its data again', async () => {
  const page = pageIn(memoryStorage());
  page.logIn('asha');
  await appear(page, EDITING);
  page.form.change({ title: 'Good people, no raises' });
  page.form.steps.goTo(3);
  await page.form.open(EDITING);
  expect([page.form.texts.title, page.form.steps.current]).toEqual(['Good people, no raises', 3]);
});

it('edits are found neither in a new contribution nor by another member who sees the contribution', async () => {
  const tab = memoryStorage();
  const author = pageIn(tab);
  author.logIn('asha');
  await appear(author, EDITING);
  author.form.change({ title: 'Good people, no raises' });
  await appear(author, NEW);
  expect(author.form.texts.title).toBe('');

  const other = pageIn(tab, 'imran');
  other.logIn('imran');
  await appear(other, EDITING);
  expect([other.form.texts.title, other.form.drafted]).toEqual(['Good people', false]);
});

it('edits on a page without the key of its member are not stored', async () => {
  const tab = memoryStorage();
  const page = pageIn(tab);
  page.logIn('asha');
  await appear(page, EDITING);
  page.loseKey();
  page.form.change({ title: 'Good people, no raises' });
  page.logIn('asha');
  await appear(page, EDITING);
  expect(page.form.texts.title).toBe('Good people');
});

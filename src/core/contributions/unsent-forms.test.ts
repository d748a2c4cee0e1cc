import { expect, it } from 'vitest';
import { formStorage } from '../composer/drafts-testing';
import { memoryStorage } from '../shell/memory-storage';
import { DRAFT_KEYS, UnsentForms } from './unsent-forms';

const draft = (companyName: string) => JSON.stringify({ texts: { companyName, likes: 'Good' } });
const listed = (tab = memoryStorage(), member?: string) => new UnsentForms(formStorage(member, tab)).list();

it('[R-447] an unsent draft is pending only for the member who typed it', () => {
  const tab = memoryStorage();
  formStorage('asha', tab).write(DRAFT_KEYS.review, draft(' Zentrix Labs '));
  expect(listed(tab, 'asha')).toEqual([{ kind: 'review', company: 'Zentrix Labs' }]);
  expect(listed(tab, 'ravi')).toEqual([]);
  expect(listed(tab), 'no one is signed in').toEqual([]);
});

it('a draft of a visitor is pending for the member who signs in next, and for no other member', () => {
  const tab = memoryStorage();
  formStorage(undefined, tab).write(DRAFT_KEYS.salary, draft(''));
  expect(listed(tab)).toEqual([{ kind: 'salary', company: '' }]);
  expect(listed(tab, 'asha')).toEqual([{ kind: 'salary', company: '' }]);
  expect(listed(tab, 'ravi')).toEqual([]);
  expect(listed(tab)).toEqual([]);
});

it.each(['', '{', 'null', '7', '{"texts":{}}', '{"texts":{"companyName":7}}'])(
  'an invalid draft is not pending: %s',
  (text) => {
    const tab = memoryStorage();
    tab.write(DRAFT_KEYS.review, text);
    expect(listed(tab)).toEqual([]);
  },
);

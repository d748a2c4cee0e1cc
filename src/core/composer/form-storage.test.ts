import { expect, it } from 'vitest';
import { memoryStorage } from '../shell/memory-storage';
import { readableCipher } from './drafts-testing';
import { FormStorage } from './form-storage';
import { MemberStorage } from './member-storage';

/** The forms of a browser tab, whose pages belong to a member or a visitor. */
function browserTab() {
  const tab = memoryStorage();
  return (member: string | undefined) =>
    new FormStorage(new MemberStorage('forms', tab, { value: member }, readableCipher), tab);
}

it('forms that a visitor filled in belong to the first member who logs in, not to the next one', () => {
  const pageOf = browserTab();
  pageOf(undefined).write('application', 'Asha Nair, 98765 43210');
  pageOf(undefined).write('salary', '18 lakh');
  // She logs in elsewhere and opens only one of the forms.
  expect(pageOf('asha').read('salary')).toBe('18 lakh');
  expect([pageOf(undefined), pageOf('imran')].map((page) => page.read('application'))).toEqual([
    undefined,
    undefined,
  ]);
  expect(pageOf('asha').read('application')).toBe('Asha Nair, 98765 43210');
});

it('forms that a visitor filled in leave the tab with the member who logged in since', () => {
  const pageOf = browserTab();
  pageOf(undefined).write('application', 'Asha Nair, 98765 43210');
  pageOf('asha').leave();
  expect([pageOf(undefined), pageOf('imran')].map((page) => page.read('application'))).toEqual([
    undefined,
    undefined,
  ]);
  expect(pageOf('asha').read('application')).toBe('Asha Nair, 98765 43210');
});

it('forms of visitors are removed one by one, and broken stored forms are empty', () => {
  const tab = memoryStorage();
  const forms = new FormStorage(new MemberStorage('forms', tab, { value: undefined }, readableCipher), tab);
  forms.write('salary', '18 lakh');
  forms.write('review', 'Good people');
  forms.remove('salary');
  expect([forms.read('salary'), forms.read('review')]).toEqual([undefined, 'Good people']);
  for (const broken of ['', '{', '7', 'null']) {
    tab.write('visitorsForms:v1', broken);
    expect(forms.read('review'), broken).toBeUndefined();
  }
});

import { expect, it } from 'vitest';
import { DRAFT_KEYS, UnsentForms } from './unsent-forms';

const kept = (texts: Map<string, string>) => ({
  read: (key: string) => texts.get(key),
  write: (key: string, text: string) => void texts.set(key, text),
  remove: (key: string) => void texts.delete(key),
});
const draft = (owner: string | undefined, companyName: string) =>
  JSON.stringify({ owner, texts: { companyName, likes: 'Good' } });
const listed = (texts: Map<string, string>, id?: string) => new UnsentForms(kept(texts), { id }).list();

it('[R-447] what was typed and not sent is pending, for whoever typed it', () => {
  const tab = new Map([
    [DRAFT_KEYS.review, draft('asha', ' Zentrix Labs ')],
    [DRAFT_KEYS.salary, draft(undefined, '')],
  ]);
  expect(listed(tab, 'asha')).toEqual([
    { kind: 'review', company: 'Zentrix Labs' },
    { kind: 'salary', company: '' },
  ]);
  expect(listed(tab, 'ravi')).toEqual([{ kind: 'salary', company: '' }]);
  expect(tab.size).toBe(2);
});

it.each(['', '{', 'null', '7', '{"texts":{}}', '{"texts":{"companyName":7}}'])(
  'what is broken is not pending: %s',
  (text) => {
    expect(listed(new Map([[DRAFT_KEYS.review, text]]))).toEqual([]);
  },
);

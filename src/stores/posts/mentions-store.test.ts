import { expect, it } from 'vitest';
import type { Hit } from '../../core/search/search';
import { MentionsStore } from './mentions-store';

const company = (name: string) => ({ kind: 'COMPANY', name, urlName: name.toLowerCase() }) as Hit;

it('while a longer name is looked up, only companies that still fit are offered', async () => {
  let due = () => {};
  const after = (_: number, run: () => void) => {
    due = run;
    return () => {};
  };
  const suggest = async ({ text }: { readonly text: string }) =>
    [company('Infosys'), company('Intellect')].filter(({ name }) => name.toLowerCase().startsWith(text));
  const store = new MentionsStore({ suggest }, { after, every: () => () => {} });
  const names = () => store.companies.map(({ name }) => name);
  store.look('in');
  due();
  await expect.poll(names).toEqual(['Infosys', 'Intellect']);
  store.look('inte');
  expect(names()).toEqual(['Intellect']);
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { removeOldTexts } from './old-texts';

it('what older builds left readable of a member is removed, and nothing else', () => {
  const old = {
    'draft:asha:new post': 'My manager',
    'saved:asha': '[]',
    'untoldViews:asha': 'p1',
    'company-review': '{"owner":"asha","texts":{}}',
    'recentSearches:v1': '["layoffs"]',
    'recentSearches:member': 'yes',
  };
  const kept = {
    'drafts:lAb3l': 'encrypted',
    'savedPosts:lAb3l': 'encrypted',
    'salary-report': '{"texts":{}}',
  };
  for (const [name, text] of Object.entries({ ...old, ...kept })) localStorage.setItem(name, text);
  removeOldTexts(() => [localStorage, sessionStorage]);
  expect({ ...localStorage }).toEqual(kept);
});

it('a visitor keeps their searches', () => {
  localStorage.setItem('recentSearches:v1', '["pune"]');
  removeOldTexts(() => [localStorage]);
  expect(localStorage.getItem('recentSearches:v1')).toBe('["pune"]');
});

it('a browser that denies its storage is left alone', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => removeOldTexts(denied)).not.toThrow();
});

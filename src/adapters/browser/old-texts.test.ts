// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { removeOldTexts } from './old-texts';

it('only the readable texts of older builds are removed from storage', () => {
  const old = {
    'draft:asha:new post': 'My manager',
    'saved:asha': '[]',
    'untoldViews:asha': 'p1',
    'company-review': '{"owner":"asha","texts":{}}',
    'salary-report': '{"texts":{}}',
    'faceDraft:v1:asha': '{"userName":"QuietMonsoon"}',
    'careerDraft:v1:asha': '{"company":"Zentrix Labs"}',
    'onboarding:v1:asha': '{"screen":"AnonymousProfile"}',
    'recentSearches:v1': '["layoffs"]',
    'recentSearches:member': 'yes',
  };
  const saved = {
    'drafts:lAb3l': 'encrypted',
    'savedPosts:lAb3l': 'encrypted',
    'visitorsForms:v1': '{"salary-report":"{}"}',
  };
  for (const [name, text] of Object.entries({ ...old, ...saved })) localStorage.setItem(name, text);
  removeOldTexts(() => [localStorage, sessionStorage]);
  expect({ ...localStorage }).toEqual(saved);
});

it('a visitor’s recent searches stay in storage', () => {
  localStorage.setItem('recentSearches:v1', '["pune"]');
  removeOldTexts(() => [localStorage]);
  expect(localStorage.getItem('recentSearches:v1')).toBe('["pune"]');
});

it('a browser that denies its storage causes no error when old texts are removed', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => removeOldTexts(denied)).not.toThrow();
});

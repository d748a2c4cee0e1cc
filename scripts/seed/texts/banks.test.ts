import { describe, expect, it } from 'vitest';
import { DEPARTMENTS } from '../catalogue/departments';
import { TOPICS } from '../catalogue/topics';
import { BANKS } from './banks';
import { POLLS } from './polls';
import { ADVICE_LINES, INTERVIEW_LINES, RULE_LINES } from './question-lines';
import { ANSWERS, REACTIONS } from './reactions';
import { SLOTS } from './slots';
import { VIDEO_TITLES } from './video-stories';

const stories = Object.values(BANKS).flat();
const texts = [
  ...stories.flatMap(({ titles, groups, replies }) => [
    ...titles,
    ...groups.flat(),
    ...replies.map(({ text }) => text),
  ]),
  ...POLLS.map(({ question }) => question),
  ...Object.values(REACTIONS).flatMap((lines) => lines.map(({ text }) => text)),
  ...Object.values(ANSWERS.author).flat(),
  ...Object.values(ANSWERS.other).flat(),
  ...ANSWERS.fun,
  ...RULE_LINES,
  ...INTERVIEW_LINES,
  ...ADVICE_LINES,
  ...Object.values(VIDEO_TITLES).flat(),
];

describe('the phrase banks', () => {
  it('the phrase banks use only known slots', () => {
    const slots = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? ''));
    expect(slots.filter((slot) => SLOTS[slot] === undefined)).toEqual([]);
  });

  it('the phrase banks use only existing topics and departments', () => {
    const topics = new Set(TOPICS.map(({ slug }) => slug));
    const departments = new Set(DEPARTMENTS.map(({ name }) => name));
    const named = [...stories, ...POLLS].flatMap((item) => item.topics);
    expect(named.filter((slug) => !topics.has(slug))).toEqual([]);
    const trades = stories.flatMap((story) => story.departments);
    expect(trades.filter((name) => !departments.has(name))).toEqual([]);
  });

  it('the phrase banks have enough wordings of everything, and close every star and bracket', () => {
    for (const { theme, groups, replies } of stories) {
      const titles = stories.filter((story) => story.theme === theme).flatMap((story) => story.titles);
      expect([theme, titles.length >= 3, groups.length >= 1, replies.length >= 2]).toEqual([
        theme,
        true,
        true,
        true,
      ]);
    }
    const open = texts.filter(
      (text) => (text.match(/\*/g) ?? []).length % 2 === 1 || /\[[^\]|]*\]/.test(text),
    );
    expect(open).toEqual([]);
  });

  it('the phrase banks contain polls of two to six options that fit their line', () => {
    for (const { question, options } of POLLS) {
      expect(question).not.toBe('');
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(options.length).toBeLessThanOrEqual(6);
      for (const [text, weight] of options)
        expect([text.length > 0 && text.length <= 80, weight > 0]).toEqual([true, true]);
    }
  });

  it('the phrase banks cover every topic', () => {
    const used = new Set([...stories, ...POLLS].flatMap((item) => item.topics));
    expect(TOPICS.filter(({ slug }) => !used.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type Asked, choosePrompt, mayPromptOn } from './choose-prompt';
import { promptTexts } from './contribution-prompts-words';
import { promptPath } from './prompt-path';
import { PROMPT_TYPES, type PromptType } from './prompt-types';

const READER: Asked = { member: true, pages: 2, unsent: [], given: undefined, rests: () => false };
const resting = (...types: readonly PromptType[]) => ({ rests: (type: PromptType) => types.includes(type) });

describe('what is asked for', () => {
  it('[R-451] goes in order: review, interview, photo, salary, compare, slider', () => {
    const asked = PROMPT_TYPES.map((_, count) =>
      choosePrompt({ ...READER, ...resting(...PROMPT_TYPES.slice(0, count)) }),
    );
    expect(asked.map((prompt) => prompt?.type)).toEqual([
      'review',
      'interview',
      'photo',
      'salary',
      'compare',
      'slider',
    ]);
    expect(choosePrompt({ ...READER, ...resting(...PROMPT_TYPES) })).toBeUndefined();
  });

  it.each([
    ['R-452', 'review', 'interview'],
    ['R-453', 'interview', 'photo'],
    ['R-454', 'photo', 'interview'],
    ['R-455', 'salary', 'review'],
    ['R-456', 'compare', 'review'],
    ['R-457', 'slider', 'compare'],
  ] as const)('[%s][R-460] after %s comes %s', (_, type, next) => {
    const given = { type, company: 'Zentrix Labs' };
    expect(choosePrompt({ ...READER, given })).toMatchObject({ mode: 'new', type: next, after: type });
  });

  it('[R-460] what follows is passed over while it rests', () => {
    const given = { type: 'review', company: '' } as const;
    expect(choosePrompt({ ...READER, given, ...resting('review', 'interview') })).toMatchObject({
      mode: 'generic',
      type: 'photo',
    });
  });

  it('[R-459] what lies there unsent comes first, also for a visitor who just came', () => {
    const unsent = [{ kind: 'salary', company: 'Zentrix Labs' }] as const;
    const given = { type: 'review', company: '' } as const;
    const visitor = { ...READER, member: false, pages: 1, unsent, given };
    const prompt = choosePrompt(visitor);
    expect(prompt).toEqual({ mode: 'pending', type: 'salary', company: 'Zentrix Labs' });
    expect(choosePrompt({ ...visitor, ...resting('salary') })).toBeUndefined();
    expect(choosePrompt({ ...visitor, ...resting('salary'), pages: 2 })).toMatchObject({ mode: 'new' });
  });

  it('[R-458] whoever just came reads first, and a visitor is never asked out of nothing', () => {
    expect(choosePrompt({ ...READER, pages: 1 })).toBeUndefined();
    expect(choosePrompt({ ...READER, member: false })).toBeUndefined();
    expect(choosePrompt(READER)).toEqual({ mode: 'generic', type: 'review', company: '' });
  });

  it('nobody is asked in a feed, a form or a chat', () => {
    const asked = (['company-reviews', 'home', 'contribute-review', 'messages'] as const).map(mayPromptOn);
    expect(asked).toEqual([true, false, false, false]);
  });
});

describe('what a prompt says', () => {
  it('[R-447] something begun is completed, as it was left', () => {
    const prompt = { mode: 'pending', type: 'review', company: 'Zentrix Labs' } as const;
    expect(promptTexts(prompt)).toMatchObject({
      title: 'Your review of Zentrix Labs isn’t submitted yet',
      action: 'Complete review',
    });
    expect(promptPath(prompt)).toBe('/contribute/company-review-v3');
  });

  it('what follows begins with the company that was told of', () => {
    const prompt = { mode: 'new', type: 'interview', company: 'R & D Labs', after: 'review' } as const;
    expect(promptTexts(prompt).title).toBe('How did your interview at R & D Labs go?');
    expect(new URLSearchParams(promptPath(prompt).split('?')[1]).get('CompanyName')).toBe('R & D Labs');
  });
});

import { describe, expect, it } from 'vitest';
import { choosePrompt, mayPromptOn, type Prompted } from './choose-prompt';
import { promptMessage } from './prompt-message';
import { promptPath } from './prompt-path';
import { PROMPT_TYPES, type PromptType } from './prompt-types';

const READER: Prompted = { member: true, pages: 2, unsent: [], given: undefined, rests: () => false };
const resting = (...types: readonly PromptType[]) => ({ rests: (type: PromptType) => types.includes(type) });

describe('the choice of the contribution prompt', () => {
  it('[R-451] prompts appear in the order review, interview, photo, salary, compare, slider', () => {
    const requests = PROMPT_TYPES.map((_, count) =>
      choosePrompt({ ...READER, ...resting(...PROMPT_TYPES.slice(0, count)) }),
    );
    expect(requests.map((prompt) => prompt?.type)).toEqual([
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
  ] as const)('[%s][R-460] after %s the next prompt is for %s', (_, type, next) => {
    const input = { type, company: 'Zentrix Labs' };
    expect(choosePrompt({ ...READER, given: input })).toMatchObject({ mode: 'new', type: next, after: type });
  });

  it('[R-460] a dismissed follow-up prompt is skipped', () => {
    const input = { type: 'review', company: '' } as const;
    expect(choosePrompt({ ...READER, given: input, ...resting('review', 'interview') })).toMatchObject({
      mode: 'generic',
      type: 'photo',
    });
  });

  it('[R-459] an unsent draft is prompted first, even for a visitor on the first page', () => {
    const unsent = [{ kind: 'salary', company: 'Zentrix Labs' }] as const;
    const input = { type: 'review', company: '' } as const;
    const visitor = { ...READER, member: false, pages: 1, unsent, given: input };
    const prompt = choosePrompt(visitor);
    expect(prompt).toEqual({ mode: 'pending', type: 'salary', company: 'Zentrix Labs' });
    expect(choosePrompt({ ...visitor, ...resting('salary') })).toBeUndefined();
    expect(choosePrompt({ ...visitor, ...resting('salary'), pages: 2 })).toMatchObject({ mode: 'new' });
  });

  it('[R-458] the first page of a visit shows no prompt, and a visitor gets no generic prompt', () => {
    expect(choosePrompt({ ...READER, pages: 1 })).toBeUndefined();
    expect(choosePrompt({ ...READER, member: false })).toBeUndefined();
    expect(choosePrompt(READER)).toEqual({ mode: 'generic', type: 'review', company: '' });
  });

  it('a feed, a form and a chat show no prompt', () => {
    const requests = (['company-reviews', 'home', 'contribute-review', 'messages'] as const).map(mayPromptOn);
    expect(requests).toEqual([true, false, false, false]);
  });
});

describe('the text of a contribution prompt', () => {
  it('[R-447] a pending prompt links to the unsent draft', () => {
    const prompt = { mode: 'pending', type: 'review', company: 'Zentrix Labs' } as const;
    expect(promptMessage(prompt)).toMatchObject({
      title: 'Your review of Zentrix Labs isn’t submitted yet',
      action: 'Complete review',
    });
    expect(promptPath(prompt)).toBe('/contribute/company-review-v3');
  });

  it('a follow-up prompt starts with the company of the last contribution', () => {
    const prompt = { mode: 'new', type: 'interview', company: 'R & D Labs', after: 'review' } as const;
    expect(promptMessage(prompt).title).toBe('How did your interview at R & D Labs go?');
    expect(new URLSearchParams(promptPath(prompt).split('?')[1]).get('CompanyName')).toBe('R & D Labs');
  });
});

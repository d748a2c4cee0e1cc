import { describe, expect, it } from 'vitest';
import { aPost } from '../feed/testing';
import { postFacts } from './post-facts';
import { parsePostPlace, postPath } from './post-place';
import { aComment } from './testing';

describe('the address of a post', () => {
  it('[R-101] says which post and from where on, there and back', () => {
    const place = { postId: 'Kq3vN8xWm2Zt7Rf1', after: 'a+b/c=' };
    const path = postPath(place);
    expect(path).toBe('/p/Kq3vN8xWm2Zt7Rf1?after=a%2Bb%2Fc%3D');
    expect(parsePostPlace(place.postId, path.slice(path.indexOf('?')))).toEqual(place);
  });

  it('takes no cursor that cannot be one', () => {
    expect(parsePostPlace('x', `?after=${'a'.repeat(301)}`).after).toBeUndefined();
  });
});

describe('what search engines are told', () => {
  it('[R-101] a question with its answers, under their faces', () => {
    const facts = postFacts(aPost({ kind: 'QUESTION', comments: 14 }), [aComment()]);
    expect(facts).toMatchObject({
      '@type': 'QAPage',
      mainEntity: {
        answerCount: 14,
        suggestedAnswer: [{ text: 'Take the cash.', author: { name: 'DeccanQueen' } }],
      },
    });
  });

  it('anything else as a discussion', () => {
    expect(postFacts(aPost(), [])).toMatchObject({ '@type': 'DiscussionForumPosting', commentCount: 129 });
  });
});

import { describe, expect, it } from 'vitest';
import { aPost } from '../feed/testing';
import { aComment } from './comments-testing';
import { postFacts } from './post-facts';
import { parsePostPlace, postPath, questionIdOf } from './post-place';

describe('the address of a post', () => {
  it('[R-101] says which post and from where on, there and back', () => {
    const place = { postId: 'Kq3vN8xWm2Zt7Rf1', after: 'a+b/c=' };
    const path = postPath(place);
    expect(path).toBe('/p/Kq3vN8xWm2Zt7Rf1?after=a%2Bb%2Fc%3D');
    expect(parsePostPlace(place.postId, path.slice(path.indexOf('?')))).toEqual(place);
  });

  it('says in which order; the usual one is not said', () => {
    expect(postPath({ postId: 'x', order: 'newToOld' })).toBe('/p/x?order=newToOld');
    expect(parsePostPlace('x', '?order=newToOld').order).toBe('newToOld');
    expect(postPath({ postId: 'x', order: 'popularity' })).toBe('/p/x');
    for (const search of ['?order=popularity', '?order=upwards', ''])
      expect(parsePostPlace('x', search).order).toBeUndefined();
  });

  it('takes no cursor that cannot be one', () => {
    expect(parsePostPlace('x', `?after=${'a'.repeat(301)}`).after).toBeUndefined();
  });
});

describe('[R-103] the address of a question’s answers', () => {
  it.each([
    ['how-long-is-notice--Qt5mJ7zCe3Vr9La2', 'Qt5mJ7zCe3Vr9La2'],
    ['Qt5mJ7zCe3Vr9La2', 'Qt5mJ7zCe3Vr9La2'],
    ['b---x--y_z-', '-x--y_z-'],
  ])('names the question after what is asked: %s', (slug, id) => {
    expect(questionIdOf(slug)).toBe(id);
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

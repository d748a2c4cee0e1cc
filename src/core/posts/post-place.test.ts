import { describe, expect, it } from 'vitest';
import { aPost } from '../feed/testing';
import { aComment } from './comments-testing';
import { postFacts } from './post-facts';
import { parsePostPlace, postPath, questionIdOf } from './post-place';

describe('the path of a post', () => {
  it('[R-101] the path of a post encodes and parses the post id and the cursor', () => {
    const place = { postId: 'Kq3vN8xWm2Zt7Rf1', after: 'a+b/c=' };
    const path = postPath(place);
    expect(path).toBe('/p/Kq3vN8xWm2Zt7Rf1?after=a%2Bb%2Fc%3D');
    expect(parsePostPlace(place.postId, path.slice(path.indexOf('?')))).toEqual(place);
  });

  it('the path of a post includes the order unless it is the default', () => {
    expect(postPath({ postId: 'x', order: 'newToOld' })).toBe('/p/x?order=newToOld');
    expect(parsePostPlace('x', '?order=newToOld').order).toBe('newToOld');
    expect(postPath({ postId: 'x', order: 'popularity' })).toBe('/p/x');
    for (const search of ['?order=popularity', '?order=upwards', ''])
      expect(parsePostPlace('x', search).order).toBeUndefined();
  });

  it('the path of a post ignores an invalid cursor', () => {
    expect(parsePostPlace('x', `?after=${'a'.repeat(301)}`).after).toBeUndefined();
  });
});

describe('[R-103] the path of the answers to a question', () => {
  it.each([
    ['how-long-is-notice--Qt5mJ7zCe3Vr9La2', 'Qt5mJ7zCe3Vr9La2'],
    ['Qt5mJ7zCe3Vr9La2', 'Qt5mJ7zCe3Vr9La2'],
    ['b---x--y_z-', '-x--y_z-'],
  ])('the path of the answers contains the words of the question: %s', (slug, id) => {
    expect(questionIdOf(slug)).toBe(id);
  });
});

describe('structured data for search engines', () => {
  it('[R-101] structured data describes a question with its answers under their aliases', () => {
    const facts = postFacts(aPost({ kind: 'QUESTION', comments: 14 }), [aComment()]);
    expect(facts).toMatchObject({
      '@type': 'QAPage',
      mainEntity: {
        answerCount: 14,
        suggestedAnswer: [{ text: 'Take the cash.', author: { name: 'DeccanQueen' } }],
      },
    });
  });

  it('structured data describes any other post as a discussion', () => {
    expect(postFacts(aPost(), [])).toMatchObject({ '@type': 'DiscussionForumPosting', commentCount: 129 });
  });
});

import { describe, expect, it } from 'vitest';
import { abusiveWords } from '../composer/abusive-words';
import { automaticCheck } from '../composer/automatic-check';
import { readVideoAddress } from './video-address';
import { charactersLeft, cleanText, isBlank, isStillEditable, kindOf, publicText } from './writing-rules';

describe('the kind of a post', () => {
  const plain = { title: 'A title', hasPoll: false, offers: 0, pictures: 0, videos: 0 };

  it('[R-275] the kind of a post follows from its content', () => {
    expect(kindOf(plain)).toBe('TEXT');
    expect(kindOf({ ...plain, title: 'Is it so? ' })).toBe('QUESTION');
    expect(kindOf({ ...plain, title: 'Is it so?', hasPoll: true })).toBe('POLL');
    expect(kindOf({ ...plain, offers: 2 })).toBe('SALARY');
    expect(kindOf({ ...plain, pictures: 10 })).toBe('IMAGE');
    expect(kindOf({ ...plain, videos: 1 })).toBe('VIDEO');
  });

  it('[R-285] a post has at most one kind of attachment', () => {
    expect(kindOf({ ...plain, hasPoll: true, pictures: 1 })).toBeUndefined();
    expect(kindOf({ ...plain, videos: 2 })).toBeUndefined();
  });
});

describe('a text', () => {
  it('[R-285] a text is measured as the server measures it, with an emoji as one character', () => {
    expect(charactersLeft('😀😀', 3)).toBe(1);
    expect(charactersLeft('four', 3)).toBe(-1);
  });

  it('a text of invisible characters only counts as blank', () => {
    for (const text of ['', ' \n\t', '\u200b\u2060', '\u0301\u0301', '\u3164', '\u2800'])
      expect(isBlank(text)).toBe(true);
    for (const text of ['.', '😀', 'अ']) expect(isBlank(text)).toBe(false);
  });

  it('a text is normalized to composed characters and one kind of line ending', () => {
    expect(cleanText(' e\u0301a\r\nb\rc ')).toBe('éa\nb\nc');
  });

  it('a published text contains neither characters that reverse the text after it nor control characters', () => {
    expect(publicText('\u202esalary\u202c\u0007\u001b[31m\n\tहिन्दी\u200d')).toBe('salary[31m\n\tहिन्दी\u200d');
    expect(publicText('a\u202ab\u202bc\u202dd\u2066e\u2067f\u2068g\u2069h\u200e1')).toBe('abcdefgh\u200e1');
  });

  it('[R-576] a text can be edited for a day after the hour in which it was written', () => {
    const writtenHour = new Date('2026-11-20T08:00:00Z');
    expect(isStillEditable(writtenHour, new Date('2026-11-21T08:59:59Z'))).toBe(true);
    expect(isStillEditable(writtenHour, new Date('2026-11-21T09:00:00Z'))).toBe(false);
  });
});

describe('content that waits for a moderator', () => {
  it('[R-630] abusive words wait for a moderator even when disguised', () => {
    for (const text of [
      'You idiot',
      'what an 1D10T!',
      'IDIOOOOT',
      'चूतिया लोग',
      'f\u200buck this',
      'f\u034fu\ufe0fck this',
    ])
      expect(abusiveWords(text), text).toHaveLength(1);
    for (const text of ['Scunthorpe', 'a class act', 'assessment of Dickens', 'कुत्तों से प्यार'])
      expect(abusiveWords(text), text).toEqual([]);
  });

  it('[R-876] a text of links or of capital letters waits for a moderator', () => {
    expect(automaticCheck('See www.a.example www.b.example www.c.example www.d.example')).toBe('SPAM');
    expect(automaticCheck(`${'BUY THIS COURSE NOW AND EARN '.repeat(3)}!!!`)).toBe('SPAM');
    expect(automaticCheck('HDFC, TCS, and WFO: see https://x.example')).toBeUndefined();
  });
});

describe('a video URL', () => {
  it.each([
    ['https://youtu.be/humkaarVid1?t=42', 'YOUTUBE_VIDEO'],
    ['www.youtube.com/watch?list=abc&v=humkaarVid1#x', 'YOUTUBE_VIDEO'],
    ['https://m.youtube.com/shorts/humkaarVid1/', 'YOUTUBE_SHORT'],
    ['https://www.youtube-nocookie.com/embed/humkaarVid1', 'YOUTUBE_VIDEO'],
  ])('[R-610][R-274] a video URL is parsed: %s', (address, type) => {
    expect(readVideoAddress(address)).toMatchObject({ valid: true, type, videoId: 'humkaarVid1' });
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=humkaarVid1',
    'https://evil.example/youtu.be/humkaarVid1',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/playlist?list=humkaarVid1',
    'javascript:alert(1)//youtu.be/humkaarVid1',
    'https://user@youtu.be:8443/humkaarVid1',
    '',
  ])('[R-610] “%s” is not a valid video URL', (address) =>
    expect(readVideoAddress(address).valid).toBe(false),
  );
});

import { describe, expect, it } from 'vitest';
import { aPost } from '../feed/testing';
import { mentionsIn } from '../notifications/mentions';
import { richText } from '../shared/rich-text';
import { aComment } from './comments-testing';
import { mentionableAliases, startingWith } from './mentionable-aliases';
import { isFit, linked, queryAt, readable, withMention } from './mentions';

const zentrix = { name: 'Zentrix Labs', path: '/overview/zentrix-labs-overview' };
const walker = { name: 'LalbaghWalker', path: '/p/Kq3vN8xWm2Zt7Rf1' };

describe('the mention query while the user types after an @', () => {
  it.each([
    ['@', 1, ''],
    ['Ask @Zen', 8, 'Zen'],
    ['Ask @Zentrix La', 15, 'Zentrix La'],
    ['(@कावेरी', 8, 'कावेरी'],
    ['Ask @Zen and go', 8, 'Zen'],
  ])('the mention query of “%s” is “%s”', (text, caret, typed) => {
    expect(queryAt(text, caret)?.text).toBe(typed);
  });

  it.each(['asha@zentrix', 'no at all', '@@', 'Ask @Zen\n', '@Zen, '])(
    '“%s” has no mention query',
    (text) => {
      expect(queryAt(text, text.length)).toBeUndefined();
    },
  );

  it('a chosen mention replaces the typed text and the caret moves behind it', () => {
    const query = queryAt('Ask @Zen about', 8);
    expect(query && withMention('Ask @Zen about', query, zentrix)).toEqual({
      text: 'Ask @Zentrix Labs about',
      caret: 17,
    });
  });
});

describe('a text with mentions', () => {
  const written = 'Ask @LalbaghWalker about @Zentrix Labs, not a@Zentrix Labs or @Zentrix Labsuite.';
  const sent = linked(written, [zentrix, walker]);

  it('a text with mentions is sent with links, only where the whole name matches', () => {
    expect(sent).toBe(
      'Ask [@LalbaghWalker](/p/Kq3vN8xWm2Zt7Rf1) about [@Zentrix Labs](/overview/zentrix-labs-overview), not a@Zentrix Labs or @Zentrix Labsuite.',
    );
    expect(linked(sent, [zentrix, walker])).toBe(sent);
  });

  it('a text with mentions renders links, and mentioned members are notified', () => {
    const links = richText(sent).filter((piece) => piece.kind === 'link');
    expect(links.map(({ text }) => text)).toEqual(['@LalbaghWalker', '@Zentrix Labs']);
    expect(mentionsIn(sent)).toContain('LalbaghWalker');
  });

  it('a text with mentions shows plain names when it is edited', () => {
    expect(readable(sent)).toEqual({ text: written, mentions: [walker, zentrix] });
    expect(readable('[label](/overview/x)').text).toBe('[label](/overview/x)');
  });

  it.each(['//evil.example', 'javascript:alert(1)', '/a b', '/a)b', 'https://evil.example'])(
    'a mention never links to another site: %s',
    (path) => {
      expect(isFit({ name: 'Zentrix', path })).toBe(false);
      expect(linked('@Zentrix', [{ name: 'Zentrix', path }])).toBe('@Zentrix');
    },
  );
});

describe('mentionable aliases', () => {
  it('mentionable aliases are those in the discussion, without the user, deleted comments, duplicates and invalid names', () => {
    const author = (name: string) => ({ ...aPost().author, name });
    const aliases = mentionableAliases(aPost(), [
      aComment({ id: 'c1', replies: [aComment({ id: 'r1', author: author('QuietMonsoon') })] }),
      aComment({ id: 'c2' }),
      aComment({ id: 'c3', author: author('Gone'), status: 'DELETED' }),
      aComment({ id: 'c4', author: author('Myself'), mine: true }),
      aComment({ id: 'c5', author: author('Engineer at Zentrix') }),
    ]);
    expect(aliases).toEqual([
      { name: 'LalbaghWalker', path: '/p/Kq3vN8xWm2Zt7Rf1' },
      { name: 'DeccanQueen', path: '/p/Kq3vN8xWm2Zt7Rf1#comment-c1' },
      { name: 'QuietMonsoon', path: '/p/Kq3vN8xWm2Zt7Rf1#comment-r1' },
    ]);
    expect(startingWith(aliases, 'deccan').map(({ name }) => name)).toEqual(['DeccanQueen']);
    expect(mentionableAliases(undefined, [])).toEqual([]);
  });
});

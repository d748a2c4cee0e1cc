import { describe, expect, it } from 'vitest';
import { redact, restored } from './redaction';

const sent = (text: string, ownNames: readonly string[] = []) => redact([text], ownNames).texts[0] ?? '';

describe('texts that leave the server', () => {
  it.each([
    ['asha.n@gmail.com'],
    ['hr.desk (at) zentrix (dot) example'],
    ['asha@okaxis'],
    ['@quiet_monsoon'],
    ['https://www.linkedin.com/in/asha-nair'],
    ['linkedin.com/in/asha-nair'],
    ['+91 98765 43210'],
    ['ABCPN1234K'],
    ['Rajesh'],
    ['rajesh'],
    ['राजेश'],
    ['९८७६५ ४३२१०'],
    ['nine eight seven six, five four three double two'],
    ['asha at gmail dot com'],
    ["O'Brien"],
  ])('[R-446] a rephrased text is sent without %s', (value) => {
    expect(sent(`please ask: ${value} about the salary`)).toBe('please ask: [[1]] about the salary');
  });

  it('[R-446] a name is removed at the start of a sentence, after a title and when it is the author’s own', () => {
    expect(sent('Rajesh shouted. My manager suresh agreed, so did dr. mehta')).toBe(
      '[[1]] shouted. My manager [[2]] agreed, so did dr. [[3]]',
    );
    expect(sent('my manager priya sharma shouted')).toBe('my manager [[1]] [[2]] shouted');
    expect(sent('people call me kavya there', ['Kavya Rao'])).toBe('people call me [[1]] there');
  });

  it('[R-446] common words stay, so that the text can still be rephrased', () => {
    const texts = [
      'Is the salary in this company good? My notice period is 90 days.',
      'इस कंपनी में सैलरी कैसी है? मेरा नोटिस पीरियड ९० दिन का है।',
      'One or two of us leave at six.',
    ];
    for (const text of texts) expect(sent(text)).toBe(text);
  });

  it('removed values return to their place, in whichever text the placeholder is', () => {
    const draft = ['ask Rajesh', 'Rajesh has [[7]] and asha@gmail.com'];
    const { texts, removed } = redact(draft, []);
    expect(texts).toEqual(['ask [[1]]', '[[1]] has [[2]] and [[3]]']);
    expect(restored({ texts, removed })).toEqual(draft);
  });

  it.each([['he left'], ['[[1]] and [[2]] left'], ['[[0]] [[1]]']])(
    'a text with missing or unknown placeholders is not restored: %s',
    (text) => expect(restored({ texts: [text], removed: ['Rajesh'] })).toBeUndefined(),
  );

  it.each(['a', 'a.', 'a@', '9', 'A', 'a at ', 'one ', 'क', '९ '])(
    'a long text of %s is read in time',
    (letters) => {
      const text = letters.repeat(5000);
      const { texts, removed } = redact([text], []);
      expect(restored({ texts, removed })).toEqual([text]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { readTicketNumber, ticketNumber } from './ticket-number';

describe('[R-149] the number of a grievance', () => {
  it('the number of a grievance encodes all 80 random bits without ambiguous letters', () => {
    expect(ticketNumber(new Uint8Array(10))).toBe('GR-0000-0000-0000-0000');
    expect(ticketNumber(new Uint8Array(10).fill(255))).toBe('GR-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    const numbers = Array.from({ length: 80 }, (_, bit) => {
      const bytes = new Uint8Array(10);
      bytes[bit >> 3] = 1 << (bit & 7);
      return ticketNumber(bytes);
    });
    expect(new Set(numbers).size).toBe(80);
    for (const number of numbers) expect(number).not.toMatch(/[ILOU]/);
  });

  it.each([
    'GR-7K2Q-9XWM-4TZB-RD3H',
    ' gr 7k2q 9xwm 4tzb rd3h',
    '7K2Q9XWM4TZBRD3H',
    'GR–7K2Q–9XWM–4TZB–RD3H.',
  ])('the number of a grievance is read from %s', (text) =>
    expect(readTicketNumber(text)).toBe('GR-7K2Q-9XWM-4TZB-RD3H'),
  );

  it('the number of a grievance is read when a zero or a one was typed as a letter', () =>
    expect(readTicketNumber('GR-OIL0-0000-0000-0000')).toBe('GR-0110-0000-0000-0000'));

  it.each([
    '',
    'GR',
    'GR-7K2Q-9XWM-4TZB-RD3',
    'GR-7K2Q-9XWM-4TZB-RD3HH',
    'GR-UUUU-9XWM-4TZB-RD3H',
    '<script>',
  ])('the number of a grievance is not read from %j', (text) =>
    expect(readTicketNumber(text)).toBeUndefined(),
  );
});

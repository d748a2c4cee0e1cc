/** Excludes I, L, O and U, which are easily confused when read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const GROUP = 4;
const GROUPS = 4;

/** Encodes ten random bytes: GR-7K2Q-9XWM-4TZB-RD3H. */
export function ticketNumber(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letterAt = (index: number) =>
    LETTERS[Number.parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)] ?? '0';
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    Array.from({ length: GROUP }, (_, index) => letterAt(group * GROUP + index)).join(''),
  );
  return ['GR', ...groups].join('-');
}

/** Accepts lower case, spaces and O for 0. Undefined for text that cannot be a number. */
export function readTicketNumber(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^GR/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const groups = letters.match(/.{4}/g) ?? [];
  const isOne = letters.length === GROUP * GROUPS && [...letters].every((letter) => LETTERS.includes(letter));
  return isOne ? ['GR', ...groups].join('-') : undefined;
}

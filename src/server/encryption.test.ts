import { describe, expect, it } from 'vitest';
import { recordEncryption } from './encryption';

const { encrypt, decrypt } = recordEncryption(Buffer.alloc(32, 7));
const career = { organisation: 'Zentrix Labs', jobProfile: 'Backend engineer' };

describe('an encrypted record', () => {
  it('an encrypted record decrypts with its key and context', () => {
    expect(decrypt('career Mb1', encrypt('career Mb1', career))).toEqual(career);
  });

  it('an encrypted record differs each time and reveals nothing about its content', () => {
    const texts = [encrypt('career Mb1', career), encrypt('career Mb1', career)];
    expect(new Set(texts).size).toBe(2);
    expect(Buffer.from(texts.join(), 'base64url').toString('latin1')).not.toContain('Zentrix');
  });

  it('an encrypted record is equally long for a short and a long company name', () => {
    const lengths = ['IBM', 'Ümlaut Industries', 'A very long name of a company in Thiruvananthapuram'].map(
      (organisation) => encrypt('career Mb1', { ...career, organisation }).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });

  it.each([
    ['in the row of another member', () => decrypt('career Mb2', encrypt('career Mb1', career))],
    ['with another key', () => recordEncryption(Buffer.alloc(32, 8)).decrypt('c', encrypt('c', career))],
    ['when a byte was changed', () => decrypt('c', `A${encrypt('c', career).slice(1)}B`)],
  ])('an encrypted record does not decrypt %s', (_, open) => {
    expect(open).toThrow();
  });
});

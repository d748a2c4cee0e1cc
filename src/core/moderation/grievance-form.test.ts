import { describe, expect, it } from 'vitest';
import { NO_GRIEVANCE, readGrievance } from './grievance-form';

const HERE = 'https://humkaar.example';
const whole = {
  kind: 'ABUSE',
  about: `${HERE}/p/Kq3vN8xWm2Zt7Rf1?campaign=x`,
  text: '  It threatens me.\r\nPlease hide it. ',
  email: ' Meera@Mailbox.example ',
} as const;

describe('[R-149] the grievance form', () => {
  it('the grievance form trims its fields and converts an address of this site to a path', () =>
    expect(readGrievance(whole, HERE)).toEqual({
      problems: {},
      input: {
        kind: 'ABUSE',
        about: '/p/Kq3vN8xWm2Zt7Rf1',
        text: 'It threatens me.\nPlease hide it.',
        email: 'meera@mailbox.example',
      },
    }));

  it('the grievance form allows the page to be left out', () =>
    expect(readGrievance({ ...whole, about: ' ' }, HERE).input?.about).toBeUndefined());

  it('the grievance form shows each error at its field', () => {
    expect(readGrievance(NO_GRIEVANCE, HERE)).toEqual({
      input: undefined,
      problems: { text: 'EMPTY', email: 'EMPTY' },
    });
    expect(
      readGrievance({ ...whole, about: 'https://evil.example/', email: 'meera at home' }, HERE).problems,
    ).toEqual({ about: 'NOT_OURS', email: 'NO_ADDRESS' });
    expect(readGrievance({ ...whole, text: '\u200b \n' }, HERE).problems).toEqual({ text: 'EMPTY' });
  });
});

import { describe, expect, it } from 'vitest';
import { applicationProblems, resumeProblem } from './application-rules';

describe('an application', () => {
  const complete = { name: 'Tara', email: 'tara@mailbox.example', phone: '', answers: ['Soon'] };

  it('an application needs a name, an email address and every answer; the phone may be empty', () => {
    expect(applicationProblems(complete, ['When?'])).toEqual({});
    expect(
      applicationProblems({ ...complete, name: '\u200b', email: 'x', phone: '12', answers: [] }, ['When?']),
    ).toEqual({
      name: 'missing',
      email: 'email',
      phone: 'phone',
      'answers/0': 'missing',
    });
  });

  it.each(['+91 98450-12345', '(080) 2345 6789', '\u202a+91 98450 12345\u202c', '९८४५०१२३४५'])(
    'an application takes the phone number %j',
    (phone) => expect(applicationProblems({ ...complete, phone }, ['When?'])).toEqual({}),
  );

  it.each(['---------', '1 2 3 4 5', '1234567890123456', 'call me'])(
    'an application rejects the phone number %j',
    (phone) => expect(applicationProblems({ ...complete, phone }, ['When?'])).toEqual({ phone: 'phone' }),
  );

  it('an application takes a file of up to 1.5 MB', () => {
    const file = { name: 'resume.pdf', type: '', size: 1_500_000 };
    expect(resumeProblem(file)).toBeUndefined();
    expect(resumeProblem({ ...file, size: 1_500_001 })).toBe('large');
    expect(resumeProblem(undefined)).toBe('resume');
  });
});

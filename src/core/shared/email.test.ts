import { expect, it } from 'vitest';
import { CODE_RULES, emailProblem, proofOf, tidyEmail } from './email';

it.each([
  ['asha@zentrix-labs.example', undefined],
  ['  Asha@Zentrix-Labs.Example ', undefined],
  ['a.b+c@mail.kaveri.co.in', undefined],
  ['asha', 'SHAPE'],
  ['asha@', 'SHAPE'],
  ['asha@localhost', 'SHAPE'],
  ['a b@zentrix.example', 'SHAPE'],
  ['asha@zentrix.example\r\nBcc: all@zentrix.example', 'SHAPE'],
  ['asha@-zentrix.example', 'SHAPE'],
  ['\u202aasha@zentrix.example\u200b', undefined],
  ['asha@gmail.com', 'FREE_MAIL'],
  ['asha@mail.yahoo.co.in', 'FREE_MAIL'],
  ['asha@REDIFFMAIL.com', 'FREE_MAIL'],
  ['asha@proton.me', 'FREE_MAIL'],
] as const)('[R-254][R-530] the email %j gets the result %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

it.each([
  ['asha@zentrix-labs.example', 'VERIFIED'],
  ['asha@in.zentrix-labs.example', 'VERIFIED'],
  ['asha@notzentrix-labs.example', 'PARTIAL_VERIFIED'],
  ['asha@zentrix-labs.example.evil.example', 'PARTIAL_VERIFIED'],
] as const)('[R-400][R-401] the email %s counts as %s', (email, verified) => {
  expect(proofOf(email, ['zentrix-labs.example'])).toBe(verified);
});

it('[R-257] a code has six digits, is valid ten minutes and five tries, and is sent every 30 seconds and five times a day at most', () => {
  expect(CODE_RULES).toEqual({
    digits: 6,
    validMinutes: 10,
    attempts: 5,
    resendAfterSeconds: 30,
    sendsADay: 5,
    sendsADayToAddress: 8,
  });
});

it('an email code goes to the address that the user sees, without invisible characters of a copied one', () => {
  expect(tidyEmail(' \u200bAsha@Zentrix.Example\u202c')).toBe('asha@zentrix.example');
});

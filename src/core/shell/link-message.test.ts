import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkMessage } from './link-message';

it.each([
  'https://evil.example/pay',
  'HTTPS://EVIL',
  '//evil.example',
  '\\\\evil.example',
  'www.evil',
  '(www.evil',
  'evil.com',
  'EVIL.COM.',
  '"evil.co.in/x?y"',
  'pay.evil.xn--p1ai',
  'उदाहरण.भारत',
  'evil。com',
  'evil．com',
  'evil․com',
  'evil｡com',
  'evil•com',
  'i❤️.ws',
  'evil.c͏om',
  '192.168.0.1',
  '１２７.０.０.１:80',
  'javascript:alert(1)',
  'mailto:me@evil.example',
  'upi:pay',
  'me@evil.example',
  '[2001:db8::1]',
])('[R-177] a message from a link omits the web address %s', (address) => {
  expect(linkMessage(`Pay ${address} now`)).toBe('Pay now');
});

it.each([
  'Saved.',
  'Saved ... and sent',
  'Your pay is 9.5 lakh at 10:30, e.g. in Pune',
  'सहेजा गया। धन्यवाद!',
  'Version 1.2.3 is here: read it',
])('[R-177] a message from a link shows the plain text "%s" unchanged', (text) => {
  expect(linkMessage(text)).toBe(text);
});

it('[R-177] a message from a link has at most 120 characters, and removed markup does not join the rest into an address', () => {
  expect([...linkMessage('😀'.repeat(500))]).toHaveLength(120);
  expect([...linkMessage('ﷺ'.repeat(500))].length).toBeLessThanOrEqual(120);
  expect(linkMessage('evil<b>.com')).toBe('evil');
  expect(linkMessage('evil.\u200bcom')).toBe('evil. com');
});

it('[R-177] no message from a link contains a host name, regardless of the surrounding text', () => {
  const noise = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(noise, fc.domain(), noise, (before, domain, after) => {
      expect(linkMessage(`${before}${domain}${after}`)).not.toContain(domain);
    }),
    { numRuns: 500 },
  );
});

import { expect, it } from 'vitest';
import { plainTarget } from './plain-target';

it.each([
  ['/search/%E0%A4%B9?q=a%20b&q=%2e', '/search/%E0%A4%B9?q=a%20b&q=%2e'],
  ['/p/a%2Fb%25', '/p/a%2Fb%25'],
  ['/%', '/%'],
  ['*', '*'],
  ['/%73alary-services/v1/fair%2Dpay?x=1', '/salary-services/v1/fair-pay?x=1'],
  ['/salary-services/v1/fair-pay#fixed=1', '/salary-services/v1/fair-pay'],
  ['http://other.example/salary-services/v1/fair-pay', '/salary-services/v1/fair-pay'],
  ['/docs/../reviews', '/reviews'],
  ['/docs/%2e%2E/reviews', '/reviews'],
  ['//other.example/reviews', '/other.example/reviews'],
  ['/\\other.example/reviews', '/other.example/reviews'],
  ['/.//other.example/', '/other.example/'],
])('%s is the target %s', (sent, plain) => {
  expect(plainTarget(sent)).toBe(plain);
});

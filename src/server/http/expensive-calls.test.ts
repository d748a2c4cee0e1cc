import { expect, it } from 'vitest';
import { expensiveCall } from './expensive-calls';
import { memoryLimiter } from './limiter';

it.each([
  ['POST', '/salary-services/v1/fair-pay', true],
  ['POST', '/are-you-paid-fairly?campaign=mail7', true],
  ['GET', '/are-you-paid-fairly?role=Backend+engineer&fixed=1800000', true],
  ['GET', '/are-you-paid-fairly?role=Backend+engineer&%66ix%65d=1800000', true],
  ['GET', '/are-you-paid-fairly?campaign=fixed=1', false],
  ['GET', '/are-you-paid-fairly?campaign=mail7', false],
  ['GET', '/salary-services/v1/popular-pay?limit=12', false],
  ['POST', '/salary-services/v1/fair-pays', false],
] as const)('%s %s counts as a pay check: %s', (method, url, expensive) => {
  expect(expensiveCall({ method, url }) !== undefined).toBe(expensive);
});

it('[R-863] a person may check thirty pays at once, and one more every five seconds', async () => {
  let now = 0;
  const limiter = memoryLimiter(() => now);
  const call = expensiveCall({ method: 'POST', url: '/salary-services/v1/fair-pay' });
  if (!call) throw new Error('no bucket');
  const take = () => limiter.take(call.name, call.allowance, 1);
  for (let i = 0; i < 30; i++) expect(await take()).toBeUndefined();
  expect(await take()).toBe(5);
  now = 5_000;
  expect(await take()).toBeUndefined();
});

it('[R-149] a person may file five grievances at once and one more every ten minutes, and looking up a ticket is not counted', async () => {
  let now = 0;
  const limiter = memoryLimiter(() => now);
  const url = '/grievance-services/v1/ticket';
  const call = expensiveCall({ method: 'POST', url });
  if (!call) throw new Error('no bucket');
  const take = () => limiter.take(call.name, call.allowance, 1);
  for (let i = 0; i < 5; i++) expect(await take()).toBeUndefined();
  expect(await take()).toBe(600);
  now = 600_000;
  expect(await take()).toBeUndefined();
  expect(expensiveCall({ method: 'GET', url: `${url}/GR-7K2Q-9XWM-4TZB-RD3H` })).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { memoryLimiter } from './limiter';
import { type Bucket, takeFrom } from './token-bucket';

const allowance = { burst: 10, perSecond: 2 };

describe('a token bucket', () => {
  it('a bucket allows a burst and then returns how long to wait', () => {
    let bucket: Bucket | undefined;
    for (let i = 0; i < 10; i++) {
      const taken = takeFrom(bucket, allowance, 1, 1_000);
      expect(taken.waitSeconds).toBeUndefined();
      ({ bucket } = taken);
    }
    expect(takeFrom(bucket, allowance, 5, 1_000).waitSeconds).toBe(3);
  });

  it('a bucket refills over time and never above its burst', () => {
    const empty = { tokens: 0, at: 0 };
    expect(takeFrom(empty, allowance, 1, 500).waitSeconds).toBeUndefined();
    expect(takeFrom(empty, allowance, 1, 3_600_000).bucket.tokens).toBe(9);
  });

  it('a refused request takes no tokens', () => {
    expect(takeFrom({ tokens: 1, at: 0 }, allowance, 5, 0).bucket.tokens).toBe(1);
  });

  it('a clock that was set back adds no tokens', () => {
    expect(takeFrom({ tokens: 0, at: 5_000 }, allowance, 1, 0).bucket.tokens).toBe(0);
  });
});

describe('the limiter of one process', () => {
  it('the limiter counts each caller separately', async () => {
    const { take } = memoryLimiter(() => 0);
    await take('asha', allowance, 10);
    expect(await take('asha', allowance, 1)).toBe(1);
    expect(await take('ravi', allowance, 1)).toBeUndefined();
  });
});

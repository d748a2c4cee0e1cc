/** How much one caller may do at once, and how much more each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  readonly tokens: number;
  /** Milliseconds. */
  readonly at: number;
}

export interface Taken {
  readonly bucket: Bucket;
  /** Undefined when there was enough; else the seconds until there is. */
  readonly waitSeconds: number | undefined;
}

/** A bucket fills steadily up to its burst; a request takes its cost out, or has to wait until it is there. */
export function takeFrom(bucket: Bucket | undefined, allowance: Allowance, cost: number, now: number): Taken {
  const { tokens, at } = bucket ?? { tokens: allowance.burst, at: now };
  const filled = Math.min(allowance.burst, tokens + (Math.max(0, now - at) / 1000) * allowance.perSecond);
  if (filled >= cost) return { bucket: { tokens: filled - cost, at: now }, waitSeconds: undefined };
  const waitSeconds = Math.max(1, Math.ceil((cost - filled) / allowance.perSecond));
  return { bucket: { tokens: filled, at: now }, waitSeconds };
}

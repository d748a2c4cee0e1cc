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
  /** Undefined when there were enough tokens; otherwise the seconds until there are. */
  readonly waitSeconds: number | undefined;
}

/** A bucket refills steadily up to its burst; a request takes its cost or has to wait for it. */
export function takeFrom(bucket: Bucket | undefined, allowance: Allowance, cost: number, now: number): Taken {
  const { tokens, at: time } = bucket ?? { tokens: allowance.burst, at: now };
  const filled = Math.min(allowance.burst, tokens + (Math.max(0, now - time) / 1000) * allowance.perSecond);
  if (filled >= cost) return { bucket: { tokens: filled - cost, at: now }, waitSeconds: undefined };
  const waitSeconds = Math.max(1, Math.ceil((cost - filled) / allowance.perSecond));
  return { bucket: { tokens: filled, at: now }, waitSeconds };
}

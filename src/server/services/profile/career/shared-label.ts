/** Fewer verified people than this under one label, and a colleague can guess who it is. */
export const FEWEST_TO_HIDE_AMONG = 5;

/**
 * What a face says of its work: the most telling label that enough verified members share.
 * Labels come from the most telling to the least; the last one stands for anybody.
 */
export function sharedLabel(
  labels: readonly [string, ...string[]],
  verifiedMembersWith: (label: string) => number,
): string {
  const shared = labels.find((label) => verifiedMembersWith(label) >= FEWEST_TO_HIDE_AMONG);
  return shared ?? labels.at(-1) ?? labels[0];
}

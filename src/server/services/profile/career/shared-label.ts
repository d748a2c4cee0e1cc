/** If fewer verified members share a label, a colleague can guess who it is. */
export const MIN_GROUP_SIZE = 5;

/**
 * The most specific label that enough verified members share. Labels are ordered from specific to general; the last
 * fits every member.
 */
export function sharedLabel(
  labels: readonly [string, ...string[]],
  verifiedMembersWith: (label: string) => number,
): string {
  const shared = labels.find((label) => verifiedMembersWith(label) >= MIN_GROUP_SIZE);
  return shared ?? labels.at(-1) ?? labels[0];
}

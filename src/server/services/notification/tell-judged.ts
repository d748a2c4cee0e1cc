import type { Services } from '../services';
import { tell } from './tell';

interface Judged {
  readonly resourceType: 'POST' | 'COMMENT';
  readonly resourceId: string;
  readonly decision: 'HIDE' | 'KEEP';
  /** Nobody decided on it before. */
  readonly isFirst: boolean;
  readonly wasHeldFor: string | null;
}

/** Tells the author what was decided; and what the automatic checks held back, and nobody saw yet, to whom it concerns. */
export async function tellJudged(
  services: Parameters<typeof tell>[0],
  db: Services['db'],
  { resourceType, resourceId, decision, isFirst, wasHeldFor }: Judged,
): Promise<void> {
  await tell(services, db, { kind: 'judged', resourceType, resourceId });
  const wasUnseen = isFirst && (wasHeldFor === 'ABUSE' || wasHeldFor === 'SPAM');
  if (decision !== 'KEEP' || !wasUnseen) return;
  if (resourceType === 'POST') await tell(services, db, { kind: 'posted', postId: resourceId });
  else await tell(services, db, { kind: 'commented', commentId: resourceId });
}

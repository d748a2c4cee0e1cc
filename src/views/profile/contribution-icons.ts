import type { ContributionKind } from '../../core/contributions/contributions-port';
import { closedTable } from '../../core/shared/closed-table';
import type { IconName } from '../kit/icon-names';

export const CONTRIBUTION_ICONS: Readonly<Record<ContributionKind, IconName>> = closedTable({
  POST: 'newspaper',
  COMMENT: 'message-circle',
  REVIEW: 'star',
  SALARY: 'indian-rupee',
  INTERVIEW: 'messages-square',
  BENEFITS: 'heart',
  PHOTOS: 'camera',
});

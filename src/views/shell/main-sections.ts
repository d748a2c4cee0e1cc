import type { ScreenId } from '../../core/shell/screens';
import type { IconName } from '../kit/icon-names';

/** The sections that a search and a missing page offer. */
export const MAIN_SECTIONS = [
  ['companies', 'building-2'],
  ['salaries', 'indian-rupee'],
  ['interviews', 'messages-square'],
  ['jobs', 'briefcase'],
  ['communities', 'users'],
] as const satisfies readonly (readonly [ScreenId, IconName])[];

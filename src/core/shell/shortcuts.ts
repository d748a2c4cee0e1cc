import type { laterEn } from './later-en';

export type ShortcutAction = keyof typeof laterEn.keys.names;

/** One key, or two one after the other. */
export const KEYS: Readonly<Record<ShortcutAction, readonly string[]>> = {
  search: ['/'],
  next: ['j'],
  previous: ['k'],
  open: ['o'],
  up: ['u'],
  save: ['s'],
  write: ['c'],
  goHome: ['g', 'h'],
  goCommunities: ['g', 'c'],
  goSalaries: ['g', 's'],
  goInterviews: ['g', 'i'],
  goJobs: ['g', 'j'],
  help: ['?'],
};

/** No letter, so it also goes where somebody writes, and needs no switch. */
export const MESSAGES_KEY = 'F6';

/** Two keys belong together when the second comes within this time. */
export const KEY_PAUSE = 1000;

export interface KeyPress {
  readonly key: string;
  /** Ctrl, Alt or Meta is held: the browser's own shortcuts stay the browser's. */
  readonly modified: boolean;
  /** In a field or a dialog keys write and close; they start nothing. */
  readonly busy: boolean;
  /** The key pressed shortly before, if any. */
  readonly before: string | undefined;
}

/** What a key means here and now. */
export function shortcutFor({ key, modified, busy, before }: KeyPress): ShortcutAction | undefined {
  if (modified || busy) return undefined;
  const actions = Object.entries(KEYS) as [ShortcutAction, readonly string[]][];
  const pair = actions.find(([, keys]) => keys.length === 2 && keys[0] === before && keys[1] === key);
  if (pair) return pair[0];
  return actions.find(([, keys]) => keys.length === 1 && keys[0] === key)?.[0];
}

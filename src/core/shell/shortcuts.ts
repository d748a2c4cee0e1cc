import type { deferredText } from './deferred-text';
import type { ScreenId } from './screens';

export type ShortcutAction = keyof typeof deferredText.keys.names;

/** A single key, or two keys in sequence. */
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
  keep: ['a'],
  hide: ['x'],
  undo: ['z'],
};

/** Shortcuts that only one screen has. */
export const SCREEN_OF: Partial<Record<ShortcutAction, ScreenId>> = {
  keep: 'moderation',
  hide: 'moderation',
  undo: 'moderation',
};

/** Not a character, so it also works inside text fields and needs no off switch. */
export const MESSAGES_KEY = 'F6';

/** In milliseconds: maximum pause between the two keys of a sequence. */
export const KEY_PAUSE = 1000;

export interface KeyPress {
  readonly key: string;
  /** Ctrl, Alt or Meta is pressed: leave the browser's shortcuts alone. */
  readonly modified: boolean;
  /** The focus is in a field or a dialog, where shortcuts are disabled. */
  readonly busy: boolean;
  readonly before: string | undefined;
}

export function shortcutFor({ key, modified, busy, before }: KeyPress): ShortcutAction | undefined {
  if (modified || busy) return undefined;
  const actions = Object.entries(KEYS) as [ShortcutAction, readonly string[]][];
  const pair = actions.find(([, keys]) => keys.length === 2 && keys[0] === before && keys[1] === key);
  if (pair) return pair[0];
  return actions.find(([, keys]) => keys.length === 1 && keys[0] === key)?.[0];
}

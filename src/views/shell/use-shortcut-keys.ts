import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../core/navigation/screens';
import { Clock } from '../../core/shared/clock';
import { KEY_PAUSE, type ShortcutAction, shortcutFor } from '../../core/shell/shortcuts';
import { SavedPostsStore } from '../../stores/saved-posts-store';
import { ShellStore } from '../../stores/shell-store';
import { ShortcutsStore } from '../../stores/shortcuts-store';
import { useStore } from '../use-store';
import { itemHere, pressIn, stepThrough } from './step-through';

/** Single keys and pairs of keys, where nobody is writing. */
export function useShortcutKeys(): void {
  const act = useActions();
  const shell = useStore(ShellStore);
  const shortcuts = useStore(ShortcutsStore);
  const clock = useStore(Clock);
  useEffect(() => {
    shortcuts.open();
    const first = shell.firstKey;
    shell.pressFirst(undefined);
    const missed =
      shortcuts.on && first !== undefined && !isBusy(document.activeElement) ? onlyKey(first) : undefined;
    if (missed) act(missed);
    let before = { key: '', at: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shortcuts.on || event.defaultPrevented || event.isComposing) return;
      const now = clock.now();
      const action = shortcutFor({
        key: event.key,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        busy: isBusy(event.target),
        before: now - before.at < KEY_PAUSE ? before.key : undefined,
      });
      before = { key: action ? '' : event.key, at: now };
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [act, shortcuts, clock, shell]);
}

function useActions(): (action: ShortcutAction) => void {
  const shell = useStore(ShellStore);
  const saved = useStore(SavedPostsStore);
  const navigate = useNavigate();
  return useMemo(() => {
    const actions: Record<ShortcutAction, () => void> = {
      search: () => shell.open('search'),
      next: () => stepThrough(1),
      previous: () => stepThrough(-1),
      open: () => pressIn('a[href^="/p/"]'),
      up: () => pressIn('[data-vote="UP"]'),
      save: () => {
        const post = itemHere();
        if (post) saved.toggle(post);
      },
      write: () => shell.open('compose'),
      goHome: () => navigate(pathTo('home')),
      goCommunities: () => navigate(pathTo('communities')),
      goSalaries: () => navigate(pathTo('salaries')),
      goInterviews: () => navigate(pathTo('interviews')),
      goJobs: () => navigate(pathTo('jobs')),
      help: () => shell.open('keys'),
    };
    return (action) => actions[action]();
  }, [shell, saved, navigate]);
}

const onlyKey = (key: string): ShortcutAction | undefined =>
  shortcutFor({ key, modified: false, busy: false, before: undefined });

/** Where keys have a meaning of their own. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog:modal') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=radio]), textarea, select, [role=menu]') !== null));

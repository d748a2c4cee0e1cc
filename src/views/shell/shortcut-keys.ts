import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../core/shell/screens';
import { KEY_PAUSE, type ShortcutAction, shortcutFor } from '../../core/shell/shortcuts';
import { SavedPostsStore } from '../../stores/posts/saved-posts-store';
import { SuggestStore } from '../../stores/search/suggest-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { ShortcutsStore } from '../../stores/shell/shortcuts-store';
import { useStore } from '../use-store';
import { currentItem, pressIn, stepThrough } from './step-through';

interface ShortcutKeysProps {
  readonly pressed: KeyboardEvent[];
}

export function ShortcutKeys({ pressed }: ShortcutKeysProps): undefined {
  const press = usePress();
  const shortcuts = useStore(ShortcutsStore);
  useEffect(() => {
    shortcuts.open();
    for (const event of pressed.splice(0)) press(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [press, pressed, shortcuts]);
}

function usePress(): (event: KeyboardEvent) => void {
  const act = useActions();
  const shell = useStore(ShellStore);
  const shortcuts = useStore(ShortcutsStore);
  const suggest = useStore(SuggestStore);
  return useMemo(() => {
    let before = { key: '', at: 0 };
    return (event: KeyboardEvent) => {
      const { key, timeStamp } = event;
      if (event.defaultPrevented || event.isComposing) return;
      const modified = event.ctrlKey || event.altKey || event.metaKey;
      const busy = isBusy(event.target);
      // Keys typed while the search dialog loads go into its field.
      if (shell.overlay === 'search' && !modified && !busy && key.length === 1) {
        event.preventDefault();
        return suggest.typeAhead(key);
      }
      if (!shortcuts.on) return;
      const action = shortcutFor({
        key,
        modified,
        busy: busy || shell.overlay !== undefined,
        before: timeStamp - before.at < KEY_PAUSE ? before.key : undefined,
      });
      before = { key: action ? '' : key, at: timeStamp };
      if (!action) return;
      event.preventDefault();
      act(action);
    };
  }, [act, shell, shortcuts, suggest]);
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
      open: () => pressIn('a[href^="/p/"], [data-page]'),
      up: () => pressIn('[data-vote="UP"]'),
      save: () => {
        const post = currentItem();
        if (post) saved.toggle(post);
      },
      write: () => shell.open('compose'),
      goHome: () => navigate(pathTo('home')),
      goCommunities: () => navigate(pathTo('communities')),
      goSalaries: () => navigate(pathTo('salaries')),
      goInterviews: () => navigate(pathTo('interviews')),
      goJobs: () => navigate(pathTo('jobs')),
      help: () => shell.open('keys'),
      keep: () => pressIn('[data-decide=KEEP]'),
      hide: () => pressIn('[data-decide=HIDE]'),
      undo: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
    };
    return (action) => actions[action]();
  }, [shell, saved, navigate]);
}

const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog:modal') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=radio]), textarea, select, [role=menu]') !== null));

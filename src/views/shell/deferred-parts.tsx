import { observer } from 'mobx-react-lite';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Timers } from '../../core/shared/timers';
import { PROMPT_AFTER } from '../../core/shell/prompts';
import { ShellExtras } from '../../core/shell/shell-extras';
import { asksFrame } from '../../core/shell/shell-parameters';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { afterPaint } from '../shared/after-paint';
import { useStore } from '../use-store';
import type { DeferredPartListProps } from './deferred-part-list';

const RETRY_AFTER = 2_000;
/**
 * Some assistive technology sends only a click. A storage event means that another tab may have news for this one.
 */
const TOUCHED = ['pointerdown', 'keydown', 'click', 'offline', 'storage'] as const;

/** Loads the deferred parts on the first interaction, or after a while at the latest. */
export const DeferredParts = observer(function DeferredParts() {
  const extras = useStore(ShellExtras);
  const [Parts, setParts] = useState<ComponentType<DeferredPartListProps>>();
  const begin = useCallback(async () => {
    const [file] = await Promise.all([
      import(/* webpackChunkName: "deferred-part-list" */ './deferred-part-list'),
      extras.load(),
    ]);
    setParts(() => file.DeferredPartList);
  }, [extras]);
  useRequest(begin);
  useFirstTouch(begin);
  useSettlingIn();
  const keys = useKeysBeforeLoad(Parts !== undefined);
  return Parts && <Parts keys={keys} />;
});

/** A message waits for the parts, so a failed load is repeated. */
function useRequest(begin: () => Promise<void>): void {
  const timers = useStore(Timers);
  const isRequested = useIsRequested();
  useEffect(() => {
    if (!isRequested) return undefined;
    let stop = () => {};
    let isWanted = true;
    const attempt = () => {
      begin().catch(() => {
        if (isWanted) stop = timers.after(RETRY_AFTER, attempt);
      });
    };
    attempt();
    return () => {
      isWanted = false;
      stop();
    };
  }, [isRequested, begin, timers]);
}

function useIsRequested(): boolean {
  const toasts = useStore(ToastStore);
  const shell = useStore(ShellStore);
  const requirement = useStore(LoginPromptStore);
  const { search } = useLocation();
  return (
    toasts.toasts.length + toasts.failed.length > 0 ||
    shell.overlay !== undefined ||
    requirement.current !== undefined ||
    shell.isSettled ||
    asksFrame(search)
  );
}

function useFirstTouch(begin: () => Promise<void>): void {
  useEffect(() => {
    const once = () => {
      stop();
      // If loading fails, for example offline, the next interaction tries again.
      afterPaint().then(begin).catch(listen);
    };
    const listen = () => {
      for (const event of TOUCHED) addEventListener(event, once, { passive: true });
    };
    const stop = () => {
      for (const event of TOUCHED) removeEventListener(event, once);
    };
    listen();
    // A page that sw.js took from the device shows that at once, also if the browser believes in a network.
    (navigator.onLine && !document.getElementById('saved')) || once();
    return stop;
  }, [begin]);
}

/** Marks a visitor who has read for a while, so that prompts may appear. */
function useSettlingIn(): void {
  const timers = useStore(Timers);
  const shell = useStore(ShellStore);
  useEffect(() => timers.after(PROMPT_AFTER, shell.settleIn), [timers, shell]);
}

/** Buffers keys pressed before the shortcut listener has loaded. */
function useKeysBeforeLoad(here: boolean): KeyboardEvent[] {
  const [keys] = useState<KeyboardEvent[]>([]);
  useEffect(() => {
    if (here) return undefined;
    const note = (event: KeyboardEvent) => keys.push(event);
    addEventListener('keydown', note);
    return () => removeEventListener('keydown', note);
  }, [here, keys]);
  return keys;
}

import { useLayoutEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ShellStore } from '../../stores/shell/shell-store';
import { idleAfterPaint } from '../shared/after-paint';
import type { OpenScreen } from '../shared/screen-module';
import { useResolve } from '../use-store';

/**
 * A server-rendered page already has its head; later screens update it and take the focus when the page is idle after
 * their paint. The parts around a later screen learn of it then, too: a change of a store would render them before the
 * paint.
 */
export function ScreenChangeHandler() {
  const resolve = useResolve();
  const open = useRouteLoaderData<OpenScreen>('screen');
  const last = useRef<OpenScreen>(undefined);
  useLayoutEffect(() => {
    let isShown = true;
    const enter = () => isShown && resolve(ShellStore).enter(open?.place.id);
    if (last.current) void idleAfterPaint().then(enter);
    else enter();
    const leave = () => {
      isShown = false;
    };
    if (last.current === open || !open) return leave;
    const before = last.current;
    last.current = open;
    if (!before && document.getElementById('rendered')) return leave;
    void Promise.all([import(/* webpackChunkName: "navigation" */ './screen-change'), idleAfterPaint()]).then(
      // A page that failed meanwhile has its own title.
      ([{ applyScreenChange }]) =>
        isShown && applyScreenChange(resolve, open, before && before.place.pathname !== open.place.pathname),
      () => {},
    );
    return leave;
  }, [open, resolve]);
  return undefined;
}

import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { BRAND } from '../../core/shared/brand';
import { Failure } from '../../core/shared/failure';
import { Timers } from '../../core/shared/timers';
import { pathTo } from '../../core/shell/first-screens';
import { Catalogue } from '../../core/shell/messages';
import { missingCompanyName } from '../../core/shell/missing-company';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import type { NotFoundHelpProps } from './not-found-help';
import { type ProblemKind, problemKind } from './problem-kind';
import css from './route-problem.module.css';

const RETRY_EVERY = 10_000;

/** Nothing, where its file is missing too. */
const NotFoundHelp = lazy<ComponentType<NotFoundHelpProps>>(() =>
  import(/* webpackChunkName: "not-found-help" */ './not-found-help').then(
    ({ Part }) => ({ default: Part }),
    () => ({ default: () => undefined }),
  ),
);

export const RouteProblem = observer(function RouteProblem() {
  const error = useRouteError();
  const { errors, shell } = useStore(Catalogue).messages;
  const texts = shell.problem;
  const kind = problemKind(error);
  // The search tolerates typos, so it shows the companies with the most similar names first.
  const place = useLocation();
  const [first] = useState(place);
  const words = missingCompanyName(place.pathname);
  const { head, title } = texts[kind];
  const name = `${head} | ${BRAND}`;
  useLayoutEffect(() => {
    // A server-rendered page already has its title, and the focus may already be set.
    if (document.title === name && place === first) return;
    document.title = name;
    document.getElementById('main')?.focus();
  }, [name, place, first]);
  useRetryUntilBack(kind === 'offline');
  const failure = error instanceof Failure ? error : undefined;
  const newer = failure?.code === 'NEW_VERSION';
  const text = failure?.kind === 'limited' ? errors.limited(failure.retryAfter) : errors[kind];
  return (
    <div className={css.problem}>
      <section role="alert">
        <h1>
          <VisuallyHidden>{head}</VisuallyHidden>
        </h1>
        <EmptyState
          {...(newer ? texts.newVersion : { title, text })}
          action={<Ways kind={newer ? 'newVersion' : kind} />}
        />
      </section>
      {kind === 'notFound' && (
        <Suspense>
          <NotFoundHelp words={words} />
        </Suspense>
      )}
    </div>
  );
});

/** Keeps the promise of the offline message also where the parts that watch the connection could not load. */
function useRetryUntilBack(offline: boolean): void {
  const { revalidate } = useRevalidator();
  const timers = useStore(Timers);
  useEffect(() => {
    if (!offline) return undefined;
    // Without a render between request and response the boundary would keep the error.
    const retry = () => flushSync(() => void revalidate());
    const stop = timers.every(RETRY_EVERY, retry);
    addEventListener('online', retry);
    return () => {
      stop();
      removeEventListener('online', retry);
    };
  }, [offline, revalidate, timers]);
}

const Ways = observer(function Ways({ kind }: { readonly kind: ProblemKind | 'newVersion' }) {
  const { revalidate, state } = useRevalidator();
  const { shell } = useStore(Catalogue).messages;
  const loginPrompts = useStore(LoginPromptStore);
  const texts = shell.problem;
  return (
    <span className={css.ways}>
      {kind === 'newVersion' && (
        <Button look="gold" onClick={() => location.reload()}>
          {texts.newVersion.reload}
        </Button>
      )}
      {kind === 'unauthorised' && (
        <Button look="gold" onClick={() => loginPrompts.open('login')}>
          {shell.login}
        </Button>
      )}
      {(kind === 'offline' || kind === 'unavailable') && (
        <Button look="gold" icon="rotate-ccw" busy={state === 'loading'} onClick={() => revalidate()}>
          {texts.retry}
        </Button>
      )}
      <Button look={kind === 'forbidden' ? 'gold' : 'line'} href={pathTo('home')}>
        {texts.home}
      </Button>
      {kind !== 'notFound' && (
        <Button look="line" href={pathTo('search')}>
          {texts.search}
        </Button>
      )}
    </span>
  );
});

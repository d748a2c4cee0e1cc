import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { BRAND } from '../../core/shared/brand';
import { Failure } from '../../core/shared/failure';
import { pathTo } from '../../core/shell/first-screens';
import { Catalogue } from '../../core/shell/messages';
import { missingCompanyName } from '../../core/shell/missing-company';
import { buildQuery } from '../../core/shell/query';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import { problemKind } from './problem-kind';
import css from './route-problem.module.css';

const NearestCompanies = lazy(async () => {
  const { Part } = await import(/* webpackChunkName: "nearest-companies" */ './nearest-companies');
  return { default: Part };
});

export const RouteProblem = observer(function RouteProblem() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { errors, shell } = useStore(Catalogue).messages;
  const loginPrompts = useStore(LoginPromptStore);
  const texts = shell.problem;
  const kind = problemKind(error);
  // The search tolerates typos, so it shows the companies with the most similar names first.
  const words = missingCompanyName(useLocation().pathname);
  const { head, title } = texts[kind];
  const name = `${head} | ${BRAND}`;
  useLayoutEffect(() => {
    // A server-rendered page already has its title, and the focus may already be set.
    if (document.title === name) return;
    document.title = name;
    document.getElementById('main')?.focus();
  }, [name]);
  const failure = error instanceof Failure ? error : undefined;
  const newer = failure?.code === 'NEW_VERSION';
  const text = failure?.kind === 'limited' ? errors.limited(failure.retryAfter) : errors[kind];
  const again = kind === 'offline' || kind === 'unavailable';
  const out = kind === 'unauthorised';
  return (
    <section className={css.problem} role="alert">
      <h1>
        <VisuallyHidden>{head}</VisuallyHidden>
      </h1>
      <EmptyState
        title={newer ? texts.newVersion.title : title}
        text={newer ? texts.newVersion.text : text}
        action={
          <span className={css.ways}>
            {newer && (
              <Button look="gold" onClick={() => location.reload()}>
                {texts.newVersion.reload}
              </Button>
            )}
            {out && (
              <Button look="gold" onClick={() => loginPrompts.open('login')}>
                {shell.login}
              </Button>
            )}
            {again && !newer && (
              <Button look="gold" icon="rotate-ccw" busy={state === 'loading'} onClick={() => revalidate()}>
                {texts.retry}
              </Button>
            )}
            <Button look={again || out ? 'line' : 'gold'} href={pathTo('home')}>
              {texts.home}
            </Button>
            <Button look="line" href={pathTo('search', {}) + buildQuery(words ? [['q', words]] : [])}>
              {texts.search}
            </Button>
          </span>
        }
      />
      {words && kind === 'notFound' && (
        <Suspense>
          <NearestCompanies />
        </Suspense>
      )}
    </section>
  );
});

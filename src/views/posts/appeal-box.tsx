import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { RULES } from '../../core/moderation/rules-text';
import { appealText as texts } from '../../core/moderation/text';
import { AppealStore, type ModeratedItem } from '../../stores/moderation/appeal-store';
import { Button } from '../kit/button';
import { lazyWindow } from '../shared/lazy-window';
import { useStore } from '../use-store';
import css from './moderation-note.module.css';

const LazyAppealForm = lazyWindow(() =>
  import(/* webpackChunkName: "appeal-form" */ './appeal-form').then((file) => file.AppealForm),
);

export interface AppealBoxProps {
  readonly thing: ModeratedItem;
}

/** Shows a moderator's decision to the author, with a form for one appeal. */
export const AppealBox = observer(function AppealBox({ thing: item }: AppealBoxProps) {
  const outcome = useStore(AppealStore).outcomeOf(item);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  if (outcome?.decision !== 'HIDE') return undefined;
  return (
    <div className={css.outcome}>
      <p>{texts.rule(outcome.rule, RULES[outcome.rule])}</p>
      {outcome.text && (
        <blockquote className={css.contribution} dir="auto">
          {outcome.text}
        </blockquote>
      )}
      {outcome.appeal === 'NONE' ? (
        <Ask thing={item} shown={shown} />
      ) : (
        <p role="status">{outcome.appeal === 'OPEN' ? texts.open : texts.decided}</p>
      )}
    </div>
  );
});

interface AskProps extends AppealBoxProps {
  /** Whether the decision is still on the page. */
  readonly shown: RefObject<boolean>;
}

function Ask({ thing, shown }: AskProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <LazyAppealForm thing={thing} shown={shown} onClose={() => setAsked(false)} />;
  return (
    <Button size="small" onClick={() => setAsked(true)}>
      {texts.ask}
    </Button>
  );
}

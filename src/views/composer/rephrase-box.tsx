import { observer } from 'mobx-react-lite';
import { composerText } from '../../core/composer/text';
import { ComposerStore } from '../../stores/composer/composer-store';
import { RephraseStore } from '../../stores/composer/rephrase-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './composer.module.css';

const texts = composerText.rephrase;

/** Shows the rephrased text next to the original; replaces it on the user's request only. */
export const RephraseBox = observer(function RephraseBox() {
  const store = useStore(ComposerStore);
  const rephrase = useStore(RephraseStore);
  const { fail } = useStore(ToastStore);
  const { id: draftId, title, text } = store.draft;
  const { better, trouble, state, method, lastRequest } = rephrase;
  const isOutdated = better !== undefined && (lastRequest?.title !== title || lastRequest.text !== text);
  const take = () => {
    if (better) store.change({ title: better.title || title, text: better.text || text });
    rephrase.clear();
  };
  if (!method) return undefined;
  const { ask, note, ...reasons } = texts[method];
  return (
    <div className={css.form}>
      <div className={css.row}>
        <Button
          look="soft"
          size="small"
          icon="sparkles"
          busy={state === 'LOADING'}
          onClick={() => void rephrase.ask({ draftId, title, text }).catch(fail)}
        >
          {ask}
        </Button>
        {trouble ? (
          <span className={css.note} role="alert">
            {reasons[trouble]}
          </span>
        ) : (
          <span className={css.note}>{note}</span>
        )}
      </div>
      {better && (
        <section className={css.better} aria-label={texts.better}>
          <h3>{texts.better}</h3>
          <p className={css.betterTitle} dir="auto">
            {better.title}
          </p>
          <p className={css.copy} dir="auto">
            {better.text}
          </p>
          <p className={css.heldNote} role="status">
            {isOutdated && texts.outdated}
          </p>
          <div className={css.row}>
            {!isOutdated && (
              <Button look="ink" size="small" onClick={take}>
                {texts.take}
              </Button>
            )}
            <Button look="plain" size="small" onClick={rephrase.clear}>
              {texts.leave}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
});

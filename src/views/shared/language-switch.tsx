import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../core/shared/languages';
import { LanguageStore } from '../../stores/shell/language-store';
import { Button } from '../kit/button';
import { Segmented } from '../kit/segmented';
import { useStore } from '../use-store';
import css from './language-switch.module.css';
import { useDeferredText } from './use-deferred-text';

/** The languages of the app, each in its own script. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const store = useStore(LanguageStore);
  const box = useRef<HTMLDivElement>(null);
  const cancel = () => {
    store.cancel();
    box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  return (
    <div ref={box}>
      <Segmented
        label={useDeferredText().language}
        value={store.language}
        options={LANGUAGES.map((value) => ({
          value,
          label: LANGUAGE_NAMES[value],
          lang: LANGUAGE_TAGS[value],
        }))}
        onChange={store.choose}
      />
      {store.waiting && <Question language={store.waiting} onCancel={cancel} />}
    </div>
  );
});

interface QuestionProps {
  readonly language: Language;
  readonly onCancel: () => void;
}

function Question({ language, onCancel }: QuestionProps) {
  const store = useStore(LanguageStore);
  const text = useDeferredText().languageChange;
  return (
    <div className={css.question}>
      <p role="alert">{text.warning}</p>
      <div className={css.actions}>
        <Button look="ink" onClick={() => store.confirm(language)}>
          {text.confirm}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}

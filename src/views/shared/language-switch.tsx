import { observer } from 'mobx-react-lite';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../core/shared/languages';
import { LanguageStore } from '../../stores/shell/language-store';
import { Segmented } from '../kit/segmented';
import { useStore } from '../use-store';
import { useDeferredText } from './use-deferred-text';

/** The languages of the app, each in its own script. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const store = useStore(LanguageStore);
  return (
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
  );
});

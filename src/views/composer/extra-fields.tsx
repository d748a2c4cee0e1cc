import { observer } from 'mobx-react-lite';
import { composerWords as words } from '../../core/composer/words';
import type { Extra } from '../../core/posts/post-draft';
import { ComposerRulesStore } from '../../stores/composer/composer-rules-store';
import { ComposerStore } from '../../stores/composer/composer-store';
import { Chip } from '../kit/chip';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './composer.module.css';
import { OfferFields } from './offer-fields';
import { PictureFields } from './picture-fields';
import { PollFields } from './poll-fields';
import { problemText } from './problem-text';

const EXTRAS = ['pictures', 'poll', 'offers', 'film'] as const;

/** At most one attachment. */
export const ExtraFields = observer(function ExtraFields() {
  const store = useStore(ComposerStore);
  const { extra } = store.draft;
  const press = (pressed: Extra) => store.change({ extra: extra === pressed ? 'none' : pressed });
  return (
    <>
      <fieldset className={css.row}>
        <legend>
          <VisuallyHidden>{words.add}</VisuallyHidden>
        </legend>
        {EXTRAS.map((one) => (
          <Chip key={one} on={extra === one} onClick={() => press(one)}>
            {words.extras[one]}
          </Chip>
        ))}
      </fieldset>
      {extra === 'pictures' && <PictureFields />}
      {extra === 'poll' && <PollFields />}
      {extra === 'offers' && <OfferFields />}
      {extra === 'film' && <FilmField />}
    </>
  );
});

const FilmField = observer(function FilmField() {
  const store = useStore(ComposerStore);
  const rules = useStore(ComposerRulesStore);
  const { film } = store.draft;
  return (
    <div className={css.extra}>
      <Field label={words.film.label} {...problemText(store.problemAt('film'))}>
        <TextInput
          icon="video"
          type="url"
          inputMode="url"
          placeholder={words.film.prompt}
          value={film}
          onBlur={() => void rules.readFilm(film)}
          onChange={(event) => store.change({ film: event.target.value })}
        />
      </Field>
      <p className={css.note}>
        {rules.film?.given === film && `${words.film.reads(rules.film.url)}. `}
        {words.film.known}
      </p>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { composerText as text } from '../../core/composer/text';
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

const EXTRAS = [
  ['pictures', 'image'],
  ['poll', 'list-checks'],
  ['offers', 'scale'],
  ['film', 'video'],
] as const;

/** At most one attachment. */
export const ExtraFields = observer(function ExtraFields() {
  const store = useStore(ComposerStore);
  const { extra } = store.draft;
  const press = (pressed: Extra) => store.change({ extra: extra === pressed ? 'none' : pressed });
  return (
    <>
      <fieldset className={css.row}>
        <legend>
          <VisuallyHidden>{text.add}</VisuallyHidden>
        </legend>
        {EXTRAS.map(([item, icon]) => (
          <Chip key={item} icon={icon} on={extra === item} onClick={() => press(item)}>
            {text.extras[item]}
          </Chip>
        ))}
      </fieldset>
      {extra === 'pictures' && <PictureFields />}
      {extra === 'poll' && <PollFields />}
      {extra === 'offers' && <OfferFields />}
      {extra === 'film' && <VideoField />}
    </>
  );
});

const VideoField = observer(function VideoField() {
  const store = useStore(ComposerStore);
  const rules = useStore(ComposerRulesStore);
  const { film: video } = store.draft;
  return (
    <div className={css.extra}>
      <Field label={text.film.label} {...problemText(store.problemAt('film'))}>
        <TextInput
          icon="video"
          type="url"
          inputMode="url"
          placeholder={text.film.prompt}
          value={video}
          onBlur={() => void rules.readVideo(video)}
          onChange={(event) => store.change({ film: event.target.value })}
        />
      </Field>
      <p className={css.note}>
        {rules.film?.given === video && `${text.film.reads(rules.film.url)}. `}
        {text.film.known}
      </p>
    </div>
  );
});

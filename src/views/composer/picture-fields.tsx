import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useRef } from 'react';
import { composerWords } from '../../core/composer/words';
import type { PictureDraft } from '../../core/posts/post-draft';
import { PICTURE_TYPES } from '../../core/shared/chosen-file';
import { pictureAddress } from '../../core/shared/picture-address';
import { saidOr } from '../../core/shell/said-or';
import { ComposerStore } from '../../stores/composer/composer-store';
import { type PictureState, PicturesStore } from '../../stores/composer/pictures-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './composer.module.css';
import pictures from './picture-fields.module.css';
import { problemText } from './problem-text';
import { useNextFocus } from './use-next-focus';

const words = composerWords.pictures;
/** The focus targets: the last button of every picture, and the button that adds pictures. */
const STEPS = '[data-step]';

/** At most ten, in display order. */
export const PictureFields = observer(function PictureFields() {
  const store = useStore(PicturesStore);
  const composer = useStore(ComposerStore);
  const input = useRef<HTMLInputElement>(null);
  const { box, goTo } = useNextFocus<HTMLFieldSetElement>();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    store.add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const { error } = problemText(composer.problemAt('pictures'));
  return (
    <fieldset ref={box} className={css.extra}>
      <legend>{words.label}</legend>
      <p className={css.note}>{words.hint}</p>
      <ol className={pictures.list}>
        {composer.draft.pictures.map((picture, at) => (
          <OnePicture key={picture.id} picture={picture} at={at} onGone={() => goTo(STEPS, at)} />
        ))}
      </ol>
      <div className={css.row}>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept={PICTURE_TYPES.join()}
          aria-label={words.add}
          onChange={choose}
        />
        <Button
          size="small"
          icon="image"
          data-step
          disabled={store.room === 0}
          aria-invalid={error ? true : undefined}
          onClick={() => input.current?.click()}
        >
          {words.add}
        </Button>
        <span className={css.note} role="status">
          {words.left(store.room)}
          {store.leftOut > 0 && `. ${words.leftOut(store.leftOut)}`}
        </span>
      </div>
      {error && (
        <p className={css.trouble} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
});

interface OnePictureProps {
  readonly picture: PictureDraft;
  readonly at: number;
  /** Called when the pressed button has disappeared, to move the focus. */
  readonly onGone: () => void;
}

const OnePicture = observer(function OnePicture({ picture, at, onGone }: OnePictureProps) {
  const store = useStore(PicturesStore);
  const composer = useStore(ComposerStore);
  const { id, alt } = picture;
  const place = at + 1;
  const state = store.stateOf(id);
  const last = place === composer.draft.pictures.length;
  const retry = () => {
    store.retry(id);
    onGone();
  };
  const remove = () => {
    store.remove(id);
    onGone();
  };
  return (
    <li className={pictures.one} aria-label={words.item(place)}>
      <Front picture={picture} state={state} />
      <div className={pictures.words}>
        {state?.kind !== 'refused' && (
          <Field label={words.alt} {...problemText(composer.problemAt(`picture ${place}`))}>
            <TextInput
              dir="auto"
              placeholder={words.altPrompt}
              value={alt}
              onChange={(event) => store.describe(id, event.target.value)}
            />
          </Field>
        )}
        <How name={picture.name} state={state} onRetry={retry} />
      </div>
      <div className={pictures.tools}>
        <IconButton
          icon="arrow-up"
          label={words.earlier(place)}
          aria-disabled={at === 0 || undefined}
          onClick={() => store.move(id, -1)}
        />
        <IconButton
          icon="arrow-down"
          label={words.later(place)}
          aria-disabled={last || undefined}
          onClick={() => store.move(id, 1)}
        />
        <IconButton
          icon={state?.kind === 'sending' ? 'x' : 'trash-2'}
          label={state?.kind === 'sending' ? words.cancel(place) : words.remove(place)}
          data-step
          onClick={remove}
        />
      </div>
    </li>
  );
});

interface FrontProps {
  readonly picture: PictureDraft;
  readonly state: PictureState | undefined;
}

const Front = ({ picture: { key }, state }: FrontProps) =>
  key === undefined ? (
    <span
      className={pictures.front}
      data-bad={state?.kind === 'refused' || state?.kind === 'failed' || undefined}
    >
      <Icon name={state?.kind === 'refused' || state?.kind === 'failed' ? 'triangle-alert' : 'image'} />
    </span>
  ) : (
    <img className={pictures.front} src={pictureAddress(key, 'small')} alt="" width={76} height={76} />
  );

interface HowProps {
  readonly name: string;
  readonly state: PictureState | undefined;
  readonly onRetry: () => void;
}

function How({ name, state, onRetry }: HowProps) {
  switch (state?.kind) {
    case undefined:
      return undefined;
    case 'waiting':
    case 'sending': {
      const share = state.kind === 'sending' ? state.share : 0;
      return (
        <div className={pictures.how}>
          <progress className={pictures.bar} max={1} value={share} aria-label={words.progress(name)} />
          <span>{words.sending(Math.floor(share * 100))}</span>
        </div>
      );
    }
    case 'refused':
      return (
        <p className={pictures.how} role="alert">
          {words.trouble[state.why]}
        </p>
      );
    case 'failed': {
      const { kind } = state.failure;
      const { offline, failed } = words.trouble;
      return (
        <div className={pictures.how} role="alert">
          <span>{kind === 'offline' ? offline : saidOr(state.failure, failed)}</span>
          {kind !== 'invalid' && (
            <Button size="small" icon="rotate-ccw" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      );
    }
  }
}

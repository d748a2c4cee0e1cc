import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useRef } from 'react';
import { canRetryUpload, failedUploadMessage } from '../../core/composer/failed-upload';
import { composerText } from '../../core/composer/text';
import type { PictureDraft } from '../../core/posts/post-draft';
import { PICTURE_TYPES } from '../../core/shared/chosen-file';
import { pictureAddress } from '../../core/shared/uploaded-picture';
import { ComposerStore } from '../../stores/composer/composer-store';
import { type PictureState, PicturesStore } from '../../stores/composer/pictures-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { TextInput } from '../kit/text-input';
import { onSingleClick } from '../shared/ignore-double-click';
import { useStore } from '../use-store';
import css from './composer.module.css';
import pictures from './picture-fields.module.css';
import { problemText } from './problem-text';
import { useNextFocus } from './use-next-focus';

const text = composerText.pictures;
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
      <legend>{text.label}</legend>
      <p className={css.note}>{text.hint}</p>
      <ol className={pictures.list}>
        {composer.draft.pictures.map((picture, index) => (
          <OnePicture key={picture.id} picture={picture} at={index} onGone={() => goTo(STEPS, index)} />
        ))}
      </ol>
      <div className={css.row}>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept={PICTURE_TYPES.join()}
          aria-label={text.add}
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
          {text.add}
        </Button>
        <span className={css.note} role="status">
          {text.left(store.room)}
          {store.leftOut > 0 && `. ${text.leftOut(store.leftOut)}`}
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

const OnePicture = observer(function OnePicture({ picture, at: position, onGone }: OnePictureProps) {
  const store = useStore(PicturesStore);
  const composer = useStore(ComposerStore);
  const { id, alt } = picture;
  const place = position + 1;
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
    <li className={pictures.item} aria-label={text.item(place)}>
      <Front picture={picture} state={state} />
      <div className={pictures.text}>
        {state?.kind !== 'refused' && (
          <Field label={text.alt} {...problemText(composer.problemAt(`picture ${place}`))}>
            <TextInput
              dir="auto"
              placeholder={text.altPrompt}
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
          label={text.earlier(place)}
          aria-disabled={position === 0 || undefined}
          onClick={() => store.move(id, -1)}
        />
        <IconButton
          icon="arrow-down"
          label={text.later(place)}
          aria-disabled={last || undefined}
          onClick={() => store.move(id, 1)}
        />
        <IconButton
          icon={state?.kind === 'sending' ? 'x' : 'trash-2'}
          label={state?.kind === 'sending' ? text.cancel(place) : text.remove(place)}
          data-step
          onClick={onSingleClick(remove)}
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
          <progress className={pictures.bar} max={1} value={share} aria-label={text.progress(name)} />
          <span>{text.sending(Math.floor(share * 100))}</span>
        </div>
      );
    }
    case 'refused':
      return (
        <div className={pictures.how} role="alert">
          <FileName name={name} />
          <span>{text.trouble[state.why]}</span>
        </div>
      );
    case 'failed': {
      return (
        <div className={pictures.how} role="alert">
          <FileName name={name} />
          <span>{failedUploadMessage(state.failure, text.trouble)}</span>
          {canRetryUpload(state.failure) && (
            <Button size="small" icon="rotate-ccw" onClick={onRetry}>
              {text.retry}
            </Button>
          )}
        </div>
      );
    }
  }
}

/** There is no preview of a file that was not uploaded, so its name says which one it is. */
const FileName = ({ name }: { readonly name: string }) => (
  <bdi className={pictures.name} title={name}>
    {name}
  </bdi>
);

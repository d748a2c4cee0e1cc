import { observer } from 'mobx-react-lite';
import { ALBUMS } from '../../core/companies/company';
import { companyWords } from '../../core/companies/words';
import { MOST_CAPTION } from '../../core/contributions/own-photos';
import { ownPhotosWords as words } from '../../core/contributions/own-photos-words';
import type { PhotoTexts } from '../../core/contributions/photos-form';
import type { FileProblem } from '../../core/contributions/sound-photo';
import { pictureAddress } from '../../core/shared/picture-address';
import { saidOr } from '../../core/shell/said-or';
import type { UploadState } from '../../stores/composer/upload-queue';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { Select } from '../kit/select';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import shared from './contribute.module.css';
import { saidBy } from './form-loader';
import css from './photos-fields.module.css';

const ALBUM_OPTIONS = ALBUMS.map((value) => ({ value, label: companyWords.photos.albums[value] }));

interface OnePhotoProps {
  readonly photo: PhotoTexts;
  readonly at: number;
  /** Moves the focus, because the pressed button is gone. */
  readonly onGone: () => void;
}

/** Large enough to check who and what is in it. */
export const OnePhoto = observer(function OnePhoto({ photo, at, onGone }: OnePhotoProps) {
  const store = useStore(OwnPhotosStore);
  const said = saidBy(store.form, words.problems);
  const state = store.stateOf(photo);
  const gone = said(`photos/${at}/fileKey`);
  const sending = state?.kind === 'waiting' || state?.kind === 'sending';
  const remove = () => {
    store.remove(photo.id);
    onGone();
  };
  return (
    <li className={css.one} aria-label={words.item(at + 1)}>
      <Front photo={photo} place={at + 1} bad={state?.kind === 'refused' || state?.kind === 'failed'} />
      <IconButton
        className={css.remove}
        icon={sending ? 'x' : 'trash-2'}
        label={sending ? words.cancel(at + 1) : words.remove(at + 1)}
        data-step
        onClick={remove}
      />
      {state && <How name={photo.name} state={state} onRetry={() => store.retry(photo.id)} />}
      {gone && (
        <p className={shared.error} role="alert">
          {gone}
        </p>
      )}
      {state?.kind !== 'refused' && <Words photo={photo} error={said(`photos/${at}/caption`)} />}
    </li>
  );
});

interface WordsProps {
  readonly photo: PhotoTexts;
  readonly error: string | undefined;
}

const Words = observer(function Words({ photo: { id, caption, album }, error }: WordsProps) {
  const { write } = useStore(OwnPhotosStore);
  return (
    <div className={css.words}>
      <Field label={words.caption} error={error}>
        <TextInput
          dir="auto"
          placeholder={words.captionPrompt}
          maxLength={MOST_CAPTION}
          value={caption}
          onChange={(event) => write(id, { caption: event.target.value })}
        />
      </Field>
      <Field label={words.album}>
        <Select
          value={album}
          options={ALBUM_OPTIONS}
          onChange={(value) => write(id, { album: ALBUMS.find((one) => one === value) ?? album })}
        />
      </Field>
    </div>
  );
});

interface FrontProps {
  readonly photo: PhotoTexts;
  readonly place: number;
  readonly bad: boolean;
}

const Front = ({ photo: { key, caption }, place, bad }: FrontProps) =>
  key === '' ? (
    <span className={css.front} data-bad={bad || undefined}>
      <Icon name={bad ? 'triangle-alert' : 'image'} />
    </span>
  ) : (
    <img
      className={css.front}
      src={pictureAddress(key, 'medium')}
      alt={caption || words.item(place)}
      width={320}
      height={240}
    />
  );

interface HowProps {
  readonly name: string;
  readonly state: UploadState<FileProblem>;
  readonly onRetry: () => void;
}

function How({ name, state, onRetry }: HowProps) {
  if (state.kind === 'waiting' || state.kind === 'sending') {
    const share = state.kind === 'sending' ? state.share : 0;
    return (
      <div className={css.how}>
        <progress max={1} value={share} aria-label={words.progress(name)} />
        <span>{words.sending(Math.floor(share * 100))}</span>
      </div>
    );
  }
  return (
    <div className={css.how} role="alert">
      <span className={css.name}>{name}</span>
      <b>{state.kind === 'refused' ? words.files[state.why] : sayFailure(state.failure)}</b>
      {state.kind === 'failed' && state.failure.kind !== 'invalid' && (
        <Button size="small" icon="rotate-ccw" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

const sayFailure = (failure: Extract<HowProps['state'], { kind: 'failed' }>['failure']): string =>
  failure.kind === 'offline' ? words.offline : saidOr(failure, words.failed);

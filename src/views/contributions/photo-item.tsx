import { observer } from 'mobx-react-lite';
import { ALBUMS } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { canRetryUpload, failedUploadMessage } from '../../core/composer/failed-upload';
import { MAX_CAPTION_LENGTH } from '../../core/contributions/own-photos';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import type { FileProblem } from '../../core/contributions/photo-problems';
import type { PhotoTexts } from '../../core/contributions/photos-form';
import { pictureAddress } from '../../core/shared/uploaded-picture';
import type { UploadState } from '../../stores/composer/upload-queue';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { Select } from '../kit/select';
import { TextInput } from '../kit/text-input';
import { onSingleClick } from '../shared/ignore-double-click';
import { useStore } from '../use-store';
import shared from './contribute.module.css';
import { fieldMessage } from './form-loader';
import css from './photos-fields.module.css';

const MESSAGES = { size: text.files.size, offline: text.offline, failed: text.failed };
const ALBUM_OPTIONS = ALBUMS.map((value) => ({ value, label: companyText.photos.albums[value] }));

interface OnePhotoProps {
  readonly photo: PhotoTexts;
  readonly at: number;
  /** Moves the focus, because the pressed button is gone. */
  readonly onGone: () => void;
}

/** Large enough to check the people and objects in it. */
export const PhotoItem = observer(function OnePhoto({ photo, at: position, onGone }: OnePhotoProps) {
  const store = useStore(OwnPhotosStore);
  const message = fieldMessage(store.form, text.problems);
  const state = store.stateOf(photo);
  const gone = message(`photos/${position}/fileKey`);
  const sending = state?.kind === 'waiting' || state?.kind === 'sending';
  const remove = () => {
    store.remove(photo.id);
    onGone();
  };
  const retry = () => {
    store.retry(photo.id);
    onGone();
  };
  return (
    <li className={css.item} aria-label={text.item(position + 1)}>
      <Front photo={photo} place={position + 1} bad={state?.kind === 'refused' || state?.kind === 'failed'} />
      <IconButton
        className={css.remove}
        icon={sending ? 'x' : 'trash-2'}
        label={sending ? text.cancel(position + 1) : text.remove(position + 1)}
        data-step
        onClick={onSingleClick(remove)}
      />
      {state && <How name={photo.name} state={state} onRetry={retry} />}
      {gone && (
        <p className={shared.error} role="alert">
          {gone}
        </p>
      )}
      {state?.kind !== 'refused' && (
        <PhotoText
          photo={photo}
          error={store.isNew(photo) ? undefined : message(`photos/${position}/caption`)}
        />
      )}
    </li>
  );
});

interface PhotoTextProps {
  readonly photo: PhotoTexts;
  readonly error: string | undefined;
}

const PhotoText = observer(function PhotoText({ photo: { id, caption, album }, error }: PhotoTextProps) {
  const { write } = useStore(OwnPhotosStore);
  return (
    <div className={css.text}>
      <Field label={text.caption} error={error}>
        <TextInput
          dir="auto"
          placeholder={text.captionPrompt}
          maxLength={MAX_CAPTION_LENGTH}
          value={caption}
          onChange={(event) => write(id, { caption: event.target.value })}
        />
      </Field>
      <Field label={text.album}>
        <Select
          value={album}
          options={ALBUM_OPTIONS}
          onChange={(value) => write(id, { album: ALBUMS.find((item) => item === value) ?? album })}
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
      alt={caption || text.item(place)}
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
        <progress max={1} value={share} aria-label={text.progress(name)} />
        <span>{text.sending(Math.floor(share * 100))}</span>
      </div>
    );
  }
  return (
    <div className={css.how} role="alert">
      <span className={css.name}>{name}</span>
      <b>{state.kind === 'refused' ? text.files[state.why] : failedUploadMessage(state.failure, MESSAGES)}</b>
      {state.kind === 'failed' && canRetryUpload(state.failure) && (
        <Button size="small" icon="rotate-ccw" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { ownPhotosText as copy } from '../../core/contributions/own-photos-text';
import { PICTURE_TYPES } from '../../core/shared/chosen-file';
import { parseQuery, valueIn } from '../../core/shell/query';
import { OwnPhotosStore } from '../../stores/contributions/own-photos-store';
import { useNextFocus } from '../composer/use-next-focus';
import { Button } from '../kit/button';
import check from '../kit/checkbox.module.css';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import shared from './contribute.module.css';
import { fieldMessage } from './form-loader';
import { CompanyField } from './job-fields';
import { PhotoItem } from './photo-item';
import css from './photos-fields.module.css';
import { useDroppedFiles } from './use-dropped-files';

/** The last button of every photo, then the button to add more. */
const STEPS = '[data-step]';

export const PhotosFields = observer(function PhotosFields() {
  const { form, add } = useStore(OwnPhotosStore);
  const { texts, employers, change, typeCompany } = form;
  const message = fieldMessage(form, copy.problems);
  const { box, goTo } = useNextFocus<HTMLElement>();
  useDroppedFiles(add);
  return (
    <>
      <CompanyField
        name={texts.companyName}
        employers={employers}
        error={message('companyName')}
        onCompany={(text) => void typeCompany(text)}
        onChange={change}
      />
      <section ref={box} className={css.photos} aria-label={copy.which}>
        <p className={css.note}>{copy.hint}</p>
        <p className={css.warning}>
          <Icon name="triangle-alert" />
          {copy.warning}
        </p>
        <ol className={css.list}>
          {texts.photos.map((photo, index) => (
            <PhotoItem key={photo.id} photo={photo} at={index} onGone={() => goTo(STEPS, index)} />
          ))}
        </ol>
        <Choosing />
      </section>
      {texts.photos.length > 0 && <Looked />}
    </>
  );
});

const Choosing = observer(function Choosing() {
  const { begin, add, form, room, leftOut } = useStore(OwnPhotosStore);
  const { texts, problems } = form;
  const { search } = useLocation();
  const request = valueIn(parseQuery(search), 'showPhotosModal') === 'true';
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (request) button.current?.focus();
  }, [request]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const input = { hidden: true, type: 'file', accept: PICTURE_TYPES.join(), onChange: choose } as const;
  const error =
    problems.photos && (texts.photos.length === 0 ? copy.chooseOne : copy.problems[problems.photos]);
  return (
    <div className={css.choosing}>
      <input ref={files} {...input} multiple aria-label={copy.add} />
      <input ref={camera} {...input} capture="environment" aria-label={copy.camera} />
      <Button
        ref={button}
        icon="image"
        data-step
        disabled={room === 0}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        onClick={() => begin() && files.current?.click()}
      >
        {copy.add}
      </Button>
      <Button
        className={css.camera}
        icon="camera"
        disabled={room === 0}
        onClick={() => begin() && camera.current?.click()}
      >
        {copy.camera}
      </Button>
      <span className={css.note} role="status">
        {copy.left(room)}
        {leftOut > 0 && `. ${copy.leftOut(leftOut)}`}
      </span>
      <p className={css.also}>{copy.also}</p>
      {error && (
        <p id={errorId} className={shared.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
});

/** The confirmation that every photo was checked. */
const Looked = observer(function Looked() {
  const { texts, problems, change } = useStore(OwnPhotosStore).form;
  const errorId = useId();
  return (
    <div>
      <label className={css.looked}>
        <input
          type="checkbox"
          className={check.box}
          checked={texts.looked}
          aria-invalid={problems.looked !== undefined || undefined}
          aria-describedby={problems.looked && errorId}
          onChange={(event) => change({ looked: event.target.checked })}
        />
        {copy.looked}
      </label>
      {problems.looked && (
        <p id={errorId} className={shared.error} role="alert">
          {copy.problems[problems.looked]}
        </p>
      )}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { profileText } from '../../core/profile/text';
import { experienceOptions } from '../../core/shared/pickers';
import { DetailsStore } from '../../stores/profile/details-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Field } from '../kit/field';
import { Icon } from '../kit/icon';
import { initials } from '../kit/initials-tile';
import { Select } from '../kit/select';
import { TextInput } from '../kit/text-input';
import { ChoiceBox } from '../shared/choice-box';
import { useStore } from '../use-store';
import { ExperienceDialog } from './experience-dialog';
import { PhotoDialog } from './photo-dialog';
import css from './profile.module.css';

const text = profileText.details;

/** The account details, visible only to the owner. */
export const DetailsCard = observer(function DetailsCard() {
  const { details, begin } = useStore(DetailsStore);
  if (!details) return undefined;
  const years = experienceOptions().find(({ value }) => value === details.experienceYears);
  const line = [
    ...(details.location === undefined ? [] : [details.location]),
    ...(years ? [text.experienceOf(years.label)] : []),
  ];
  return (
    <Card padded>
      <div className={css.head}>
        <Photo name={details.name} url={details.photoUrl} />
        <div className={css.who}>
          <h2>
            <bdi>{details.name}</bdi>
          </h2>
          <p className={css.line}>{line.length > 0 ? text.line(line) : text.nothing}</p>
        </div>
        <Button icon="pencil" onClick={begin}>
          {text.edit}
        </Button>
      </div>
      <p className={css.secret}>
        <Icon name="lock" size="small" />
        {profileText.onlyYou}
      </p>
      <DetailsDialog />
    </Card>
  );
});

interface PhotoProps {
  readonly name: string;
  readonly url: string | undefined;
}

function Photo({ name, url }: PhotoProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.photo}>
      {url === undefined ? (
        <span className={css.initials} aria-hidden="true">
          {initials(name)}
        </span>
      ) : (
        <img src={url} width={96} height={96} alt="" />
      )}
      <button
        type="button"
        className={css.camera}
        aria-label={profileText.photo.change}
        onClick={() => setOpen(true)}
      >
        <Icon name="camera" />
      </button>
      <PhotoDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const DetailsDialog = observer(function DetailsDialog() {
  const { draft, kept, problems, busy, change, close, discard, save } = useStore(DetailsStore);
  const experience = experienceOptions().map(({ value, label }) => ({ value: String(value), label }));
  return (
    <ExperienceDialog
      open={draft !== undefined}
      title={text.title}
      busy={busy}
      kept={kept}
      onClose={close}
      onDiscard={discard}
      onSave={save}
    >
      <Field label={text.name} {...(problems.name !== undefined && { error: problems.name })}>
        <TextInput
          value={draft?.name ?? ''}
          autoComplete="name"
          maxLength={80}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <ChoiceBox
        list="location"
        label={text.location}
        hint={text.optional}
        error={problems.location}
        value={draft?.location ?? ''}
        onInput={(location) => change({ location: location || undefined })}
      />
      <Field label={text.experience}>
        <Select
          options={[{ value: '', label: text.notReported }, ...experience]}
          value={String(draft?.experienceYears ?? '')}
          onChange={(years) => change({ experienceYears: years === '' ? undefined : Number(years) })}
        />
      </Field>
    </ExperienceDialog>
  );
});

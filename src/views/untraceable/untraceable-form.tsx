import { observer } from 'mobx-react-lite';
import { MAX_POST_LENGTH, MAX_TITLE_LENGTH } from '../../core/posts/writing-rules';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { UntraceableStore } from '../../stores/untraceable/untraceable-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { Select } from '../kit/select';
import { TextInput } from '../kit/text-input';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { Accepted, WriteForm } from './write-form';

const text = untraceableText.write;

export const UntraceableForm = observer(function UntraceableForm() {
  const store = useStore(UntraceableStore);
  const { appearsAt, draft, problem, communities } = store;
  if (appearsAt)
    return (
      <SectionCard title={untraceableText.done.title}>
        <Accepted at={appearsAt}>
          <Button onClick={store.again}>{untraceableText.done.another}</Button>
        </Accepted>
      </SectionCard>
    );
  return (
    <SectionCard title={text.heading}>
      <WriteForm submit={text.post}>
        <Field label={text.community}>
          <Select
            options={communities.map(({ name }, place) => ({ value: String(place), label: name }))}
            value={String(draft.place)}
            onChange={(place) => store.change({ place: Number(place) })}
          />
        </Field>
        <Field label={text.title} {...(problem === 'empty' && { error: text.empty })}>
          <TextInput
            maxLength={MAX_TITLE_LENGTH}
            value={draft.title}
            onChange={(event) => store.change({ title: event.target.value })}
          />
        </Field>
        <Field label={text.text} hint={text.textHint}>
          <LimitedArea
            maxLength={MAX_POST_LENGTH}
            value={draft.text}
            onChange={(event) => store.change({ text: event.target.value })}
          />
        </Field>
      </WriteForm>
    </SectionCard>
  );
});

import { observer } from 'mobx-react-lite';
import { excerpt } from '../../core/composer/contact-details';
import { composerWords as words } from '../../core/composer/words';
import { LONGEST_POST, LONGEST_TITLE, lettersLeft } from '../../core/composer/writing-rules';
import { linked, type Mention, withOne } from '../../core/mentions/mentions';
import { ComposerStore } from '../../stores/composer-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Highlight } from '../kit/highlight';
import { TextInput } from '../kit/text-input';
import { VisuallyHidden } from '../kit/visually-hidden';
import { MentionArea } from '../mentions/mention-area';
import { useStore } from '../use-store';
import css from './composer.module.css';
import { problemText } from './problem-text';

/** A new post stands in no talk yet: it can speak of companies, not to people. */
const NOBODY: readonly Mention[] = [];
/** From here on one is told how much is left. */
const TELL_FROM = { title: 40, text: 500 };

/** What the post says. */
export const WordFields = observer(function WordFields() {
  const store = useStore(ComposerStore);
  const { title, text, mentions } = store.draft;
  return (
    <>
      <div>
        <Field label={words.heading.label} {...problemText(store.problemAt('title'))}>
          <TextInput
            dir="auto"
            placeholder={words.heading.prompt}
            value={title}
            onChange={(event) => store.change({ title: event.target.value })}
          />
        </Field>
        <Left left={lettersLeft(title, LONGEST_TITLE)} from={TELL_FROM.title} />
        <Found field="title" />
      </div>
      <div>
        <Field label={words.text.label} hint={words.text.hint} {...problemText(store.problemAt('text'))}>
          <MentionArea
            faces={NOBODY}
            className={css.text ?? ''}
            rows={5}
            placeholder={words.text.prompt}
            value={text}
            onText={(written) => store.change({ text: written })}
            onMention={(mention, written) =>
              store.change({ text: written, mentions: withOne(mentions, mention) })
            }
          />
        </Field>
        <Left left={lettersLeft(linked(text, mentions), LONGEST_POST)} from={TELL_FROM.text} />
        <Found field="text" />
      </div>
    </>
  );
});

function Left({ left, from }: { readonly left: number; readonly from: number }) {
  if (left > from) return undefined;
  return (
    <p className={css.left} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{left}</span>
      <VisuallyHidden>{words.left(Math.max(0, left))}</VisuallyHidden>
    </p>
  );
}

/** What leads to somebody outside, marked, and a way to take it out. */
const Found = observer(function Found({ field }: { readonly field: 'title' | 'text' }) {
  const store = useStore(ComposerStore);
  const [span] = store.problemAt(field)?.spans ?? [];
  if (!span) return undefined;
  return (
    <div className={css.found}>
      <span dir="auto">
        <Highlight {...excerpt(store.draft[field], span)} tone="dislike" />
      </span>
      <Button size="small" onClick={() => store.takeContactsOut(field)}>
        {words.takeOut}
      </Button>
    </div>
  );
});

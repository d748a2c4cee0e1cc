import { observer } from 'mobx-react-lite';
import { composerText as texts } from '../../core/composer/text';
import { excerpt } from '../../core/posts/contact-details';
import { addMention, linked, type Mention } from '../../core/posts/mentions';
import { charactersLeft, MAX_POST_LENGTH, MAX_TITLE_LENGTH } from '../../core/posts/writing-rules';
import { ComposerStore } from '../../stores/composer/composer-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Highlight } from '../kit/highlight';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import { CharactersLeft } from './characters-left';
import css from './composer.module.css';
import { MentionArea } from './mention-area';
import { problemText } from './problem-text';
import { useNextFocus } from './use-next-focus';

/** A new post has no discussion yet: it can mention companies, but no aliases. */
const ANONYMOUS: readonly Mention[] = [];
/** The remaining characters show from here on. */
const SHOW_LEFT_FROM = { title: 40, text: 500 };

export const TextFields = observer(function TextFields() {
  const store = useStore(ComposerStore);
  const { title, text, mentions } = store.draft;
  const { box, goTo } = useNextFocus<HTMLDivElement>();
  return (
    <div ref={box} className={css.form}>
      <div>
        <Field label={texts.heading.label} {...problemText(store.problemAt('title'))}>
          <TextInput
            data-autofocus
            dir="auto"
            placeholder={texts.heading.prompt}
            value={title}
            onChange={(event) => store.change({ title: event.target.value })}
          />
        </Field>
        <CharactersLeft left={charactersLeft(title, MAX_TITLE_LENGTH)} from={SHOW_LEFT_FROM.title} />
        <Found field="title" onTaken={() => goTo('input', 0)} />
      </div>
      <div>
        <Field label={texts.text.label} hint={texts.text.hint} {...problemText(store.problemAt('text'))}>
          <MentionArea
            aliases={ANONYMOUS}
            className={css.text}
            rows={5}
            placeholder={texts.text.prompt}
            value={text}
            onText={(written) => store.change({ text: written })}
            onMention={(mention, written) =>
              store.change({ text: written, mentions: addMention(mentions, mention) })
            }
          />
        </Field>
        <CharactersLeft
          left={charactersLeft(linked(text, mentions), MAX_POST_LENGTH)}
          from={SHOW_LEFT_FROM.text}
        />
        <Found field="text" onTaken={() => goTo('textarea', 0)} />
      </div>
    </div>
  );
});

interface FoundProps {
  readonly field: 'title' | 'text';
  readonly onTaken: () => void;
}

const Found = observer(function Found({ field, onTaken }: FoundProps) {
  const store = useStore(ComposerStore);
  const [span] = store.problemAt(field)?.spans ?? [];
  if (!span) return undefined;
  const takeOut = () => {
    store.takeContactsOut(field);
    onTaken();
  };
  return (
    <div className={css.found}>
      <span dir="auto">
        <Highlight {...excerpt(store.draft[field], span)} tone="dislike" />
      </span>
      <Button size="small" onClick={takeOut}>
        {texts.takeOut}
      </Button>
    </div>
  );
});

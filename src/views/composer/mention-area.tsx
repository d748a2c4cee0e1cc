import { observer } from 'mobx-react-lite';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { startingWith } from '../../core/posts/mentionable-aliases';
import { type Mention, queryAt, withMention } from '../../core/posts/mentions';
import { mentionText as texts } from '../../core/posts/mentions-text';
import { MentionsStore } from '../../stores/posts/mentions-store';
import { classNames } from '../kit/class-names';
import { TextArea } from '../kit/text-area';
import { VisuallyHidden } from '../kit/visually-hidden';
import { isComposing } from '../shared/is-composing';
import { useStore } from '../use-store';
import css from './mention-area.module.css';

/** Typing another letter narrows the list. */
const MAX_ALIASES = 5;

interface MentionAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly aliases: readonly Mention[];
  readonly onText: (text: string) => void;
  readonly onMention: (mention: Mention, text: string) => void;
}

export const MentionArea = observer(function MentionArea(props: MentionAreaProps) {
  const { value, aliases, onText, onMention, onKeyDown, ...rest } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const choice = useChoice(value, aliases, area);
  const choose = (mention: Mention | undefined) => {
    if (!mention || !choice.query) return;
    const { text, caret } = withMention(value, choice.query, mention);
    choice.goTo(caret);
    onMention(mention, text);
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (choice.offered.length > 0 && plain && choice.onKey(event.key, choose)) event.preventDefault();
    else onKeyDown?.(event);
  };
  const open = choice.offered.length > 0;
  return (
    <div className={css.box}>
      <TextArea
        {...rest}
        ref={area}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? id : undefined}
        aria-activedescendant={open ? `${id}-${choice.at}` : undefined}
        onKeyDown={keys}
        onSelect={choice.look}
        onBlur={choice.close}
        onChange={(event) => {
          onText(event.target.value);
          choice.look();
        }}
      />
      {open && (
        <Offered id={id} offered={choice.offered} at={choice.at} aliases={aliases} onChoose={choose} />
      )}
      <VisuallyHidden>
        <span role="status">{open ? texts.found(choice.offered.length) : ''}</span>
      </VisuallyHidden>
    </div>
  );
});

interface OfferedProps {
  readonly id: string;
  readonly offered: readonly Mention[];
  readonly at: number;
  readonly aliases: readonly Mention[];
  readonly onChoose: (mention: Mention) => void;
}

const Offered = ({ id, offered, at: position, aliases, onChoose }: OfferedProps) => (
  <div id={id} role="listbox" aria-label={texts.list} className={css.list}>
    {offered.map((mention, place) => (
      // The text field above handles the keys and names the active option.
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      // biome-ignore lint/a11y/useFocusableInteractive: see above
      <div
        key={mention.path}
        id={`${id}-${place}`}
        role="option"
        aria-selected={place === position}
        className={classNames(css.option, place === position && css.active)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(mention)}
      >
        <bdi>{mention.name}</bdi>
        <small className={css.kind}>{aliases.includes(mention) ? texts.alias : texts.company}</small>
      </div>
    ))}
  </div>
);

/** The suggestions at the caret, and the active one. */
function useChoice(value: string, aliases: readonly Mention[], area: RefObject<HTMLTextAreaElement | null>) {
  const store = useStore(MentionsStore);
  const [caret, setCaret] = useState<number>();
  const [closed, setClosed] = useState<number>();
  const [index, setAt] = useState(0);
  const next = useRef<number>(undefined);
  const query = caret === undefined ? undefined : queryAt(value, caret);
  const typed = query?.text;
  useEffect(() => {
    store.look(typed ?? '');
    setAt(0);
  }, [store, typed]);
  // The caret can be set only after the new text has rendered.
  useEffect(() => {
    if (next.current === undefined || value.length < next.current) return;
    area.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });
  const fitting = query === undefined ? [] : startingWith(aliases, query.text);
  const offered =
    query === undefined || closed === query.start
      ? []
      : [...fitting.slice(0, MAX_ALIASES), ...store.companies];
  const move = (by: number) => setAt((index + by + offered.length) % offered.length);
  return {
    query,
    offered,
    at: Math.min(index, Math.max(0, offered.length - 1)),
    look: () => {
      const { selectionStart, selectionEnd } = area.current ?? {};
      setCaret(selectionStart === selectionEnd ? selectionStart : undefined);
    },
    close: () => setCaret(undefined),
    goTo: (place: number) => {
      next.current = place;
      setCaret(undefined);
    },
    /** Returns whether the list handled the key. */
    onKey: (key: string, choose: (mention: Mention | undefined) => void): boolean => {
      if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (key === 'Enter' || key === 'Tab') choose(offered[index] ?? offered[0]);
      else if (key === 'Escape') setClosed(query?.start);
      else return false;
      return true;
    },
  };
}

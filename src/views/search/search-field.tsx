import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { SearchType } from '../../core/search/search';
import { MAX_TEXT_LENGTH, searchPath } from '../../core/search/search-address';
import { searchFieldText as texts } from '../../core/search/search-field-text';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { TextInput } from '../kit/text-input';
import css from './search-field.module.css';

interface SearchFieldProps {
  readonly text?: string;
  readonly type?: SearchType;
  readonly hint: string;
}

/** A plain GET form to the results page, so it works without scripts. */
export function SearchField({ text = '', type = 'all', hint }: SearchFieldProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const typed = useRef(false);
  useEffect(() => {
    const input = field.current;
    // Results may arrive while the user types the next search.
    const isTyping = typed.current && input === document.activeElement;
    if (input && text !== shown.current && !isTyping) input.value = text;
    shown.current = text;
  }, [text]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    typed.current = false;
    const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(searchPath({ text: wanted, type }));
  };
  return (
    <search>
      <form className={css.form} action={pathTo('search', {})} onSubmit={submit}>
        {type !== 'all' && <input type="hidden" name="Type" value={type} />}
        <TextInput
          ref={field}
          onChange={() => {
            typed.current = true;
          }}
          className={css.input}
          icon="search"
          type="search"
          name="q"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts.label}
          placeholder={hint}
          defaultValue={text}
        />
        <Button type="submit" look="ink" size="large">
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}

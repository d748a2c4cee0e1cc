import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { collegeQuery } from '../../core/salaries/college-query';
import { collegeText as texts } from '../../core/salaries/colleges-text';
import { Button } from '../kit/button';
import { TextInput } from '../kit/text-input';
import css from './colleges.module.css';

interface SearchFormProps {
  readonly path: string;
  readonly text: string | undefined;
}

/** A plain GET form: the search text is in the URL and works without scripts. */
export function SearchForm({ path, text }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    void navigate(path + collegeQuery({ text: wanted || undefined }), { preventScrollReset: true });
  };
  return (
    <search>
      <form className={css.search} action={path} onSubmit={submit}>
        <TextInput
          className={css.input}
          icon="search"
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={text ?? ''}
          aria-label={texts.searchLabel}
          placeholder={texts.searchHint}
        />
        <Button type="submit" look="ink" size="large">
          {texts.search}
        </Button>
      </form>
    </search>
  );
}

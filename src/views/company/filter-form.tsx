import { type FormEvent, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { buildQuery, type Query } from '../../core/navigation/query';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import css from './filter-form.module.css';

export interface FilterField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What no choice means; one of the options is left out for it. */
  readonly usual?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilterFormProps {
  readonly label: string;
  readonly path: string;
  readonly fields: readonly FilterField[];
  readonly any: string;
  readonly apply: string;
  /** Leads to the list without filters; left out when none is set. */
  readonly clear?: { readonly label: string; readonly href: string } | undefined;
  readonly children?: ReactNode;
}

/** Filters of a list. A plain GET form, so they live in the address and work without scripts; with them a choice counts at once. */
export function FilterForm({ label, path, fields, any, apply, clear, children }: FilterFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const go = (form: HTMLFormElement) => {
    const chosen: Query = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
    void navigate(path + buildQuery(chosen), { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  // The choices of another address are other choices: the form starts anew from them.
  const state = fields.map(({ value }) => value).join('|');
  return (
    <form key={state} className={css.form} action={path} aria-label={label} onSubmit={submit}>
      {children}
      {fields.map((field) => (
        <label key={field.name} className={css.field} htmlFor={`${id}${field.name}`}>
          <small>{field.label}</small>
          <select
            id={`${id}${field.name}`}
            name={field.name}
            defaultValue={field.value}
            onChange={(event) => event.currentTarget.form && go(event.currentTarget.form)}
          >
            <option value="">{field.usual ?? any}</option>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" />
        </label>
      ))}
      <noscript>
        <button type="submit" className={css.apply}>
          {apply}
        </button>
      </noscript>
      {clear && (
        <Button look="plain" size="small" href={clear.href}>
          {clear.label}
        </Button>
      )}
    </form>
  );
}

import { createContext, type ReactNode, use, useId } from 'react';
import css from './field.module.css';

interface FieldLinks {
  readonly id: string;
  readonly describedBy?: string;
  readonly invalid: boolean;
}

const Links = createContext<FieldLinks | undefined>(undefined);

export function useFieldLinks() {
  const links = use(Links);
  return (
    links && {
      id: links.id,
      'aria-describedby': links.describedBy,
      'aria-invalid': links.invalid || undefined,
    }
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly children: ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = `${errorId} ${hintId}`.trim() || undefined;
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {hint && (
          <small id={hintId} className={css.hint}>
            {hint}
          </small>
        )}
      </div>
      <Links value={{ id, describedBy, invalid: error !== undefined }}>{children}</Links>
      {error && (
        <p id={errorId} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { useFieldLinks } from './field';
import css from './text-area.module.css';

/** Grows with its text if the browser supports it, else scrolls. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const links = useFieldLinks();
  return <textarea dir="auto" {...links} {...rest} className={classNames(css.area, className)} />;
}

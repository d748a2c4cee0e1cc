import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { useFieldLinks } from './field';
import css from './text-area.module.css';

/** A text of several lines. It grows with what is written where the browser can, and scrolls where it cannot. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const links = useFieldLinks();
  return <textarea dir="auto" {...links} {...rest} className={classNames(css.area, className)} />;
}

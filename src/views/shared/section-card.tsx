import { type ReactNode, useId } from 'react';
import { Card } from '../kit/card';
import css from './section-card.module.css';

interface SectionCardProps {
  readonly title: string;
  /** What an address calls it that leads to it. */
  readonly part?: string;
  readonly text?: string;
  /** Stands beside the title. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of a page about oneself. */
export function SectionCard({ title, part, text, end, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card padded id={part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.body}>{children}</div>}
    </Card>
  );
}

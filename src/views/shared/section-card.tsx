import { type ReactNode, useId } from 'react';
import { Card } from '../kit/card';
import css from './section-card.module.css';

interface SectionCardProps {
  readonly title: string;
  /** The URL fragment of this card. */
  readonly part?: string;
  readonly text?: string;
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

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

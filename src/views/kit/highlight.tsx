import type { TextSpan } from '../../core/shared/rich-text';
import css from './highlight.module.css';

interface HighlightProps {
  readonly text: string;
  readonly span?: TextSpan;
  readonly tone?: 'like' | 'dislike';
}

export function Highlight({ text, span, tone = 'like' }: HighlightProps) {
  if (!span) return text;
  return (
    <>
      {text.slice(0, span.start)}
      <mark className={css.mark} data-tone={tone}>
        {text.slice(span.start, span.end)}
      </mark>
      {text.slice(span.end)}
    </>
  );
}

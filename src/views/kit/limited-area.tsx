import type { ComponentProps } from 'react';
import { grouped } from '../../core/shared/numbers';
import { limitedAreaText as text } from '../../core/shell/limited-area-text';
import css from './limited-area.module.css';
import { TextArea } from './text-area';

interface LimitedAreaProps extends ComponentProps<'textarea'> {
  readonly maxLength: number;
  readonly value: string;
}

/** A text area that says when its limit is reached, because browsers cut off pasted text without a message. */
export const LimitedArea = (props: LimitedAreaProps) => (
  <>
    <TextArea {...props} />
    <p className={css.full} aria-live="polite">
      {props.value.length >= props.maxLength && text.full(grouped(props.maxLength))}
    </p>
  </>
);

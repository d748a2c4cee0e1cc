import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Words for those who listen: read aloud, not drawn. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);

import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './specimen.module.css';

interface SpecimenProps {
  readonly title: string;
  readonly flow?: 'row' | 'stack' | 'columns';
  readonly children: ReactNode;
}

/** One component in its states. */
export const Specimen = ({ title, flow = 'row', children }: SpecimenProps) => (
  <section className={css.specimen}>
    <h3 className={css.title}>{title}</h3>
    <div className={classNames(css[flow])}>{children}</div>
  </section>
);

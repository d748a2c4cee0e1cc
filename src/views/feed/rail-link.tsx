import type { ReactNode } from 'react';
import { Anchor } from '../kit/anchor';
import { classNames } from '../kit/class-names';
import css from './rail-link.module.css';

interface RailLinkProps {
  readonly href: string;
  readonly label: string;
  readonly lead: ReactNode;
  readonly current?: boolean;
  readonly strong?: boolean;
}

export const RailLink = ({ href, label, lead, current = false, strong = false }: RailLinkProps) => (
  <Anchor
    href={href}
    className={classNames(css.link, strong && css.strong)}
    aria-current={current ? 'page' : undefined}
  >
    {lead}
    <bdi className={css.label}>{label}</bdi>
  </Anchor>
);

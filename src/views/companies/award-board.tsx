import type { ReactNode } from 'react';
import { Card } from '../kit/card';
import css from './award-board.module.css';

interface AwardBoardProps {
  readonly title: string;
  readonly lead: string;
  /** Chooses the rosette of an edition; the generic rosette without it. */
  readonly year?: number | undefined;
  readonly children?: ReactNode;
}

export const AwardBoard = ({ title, lead, year, children }: AwardBoardProps) => (
  <Card as="header" board className={css.board}>
    <div className={css.text}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
    <img className={css.rosette} src={`/art/rosette/${year ?? 'top'}.svg`} alt="" width={240} height={240} />
  </Card>
);

import type { ReactNode } from 'react';
import { Card } from '../kit/card';
import css from './award-board.module.css';

interface AwardBoardProps {
  readonly title: string;
  readonly lead: string;
  /** The edition whose rosette stands beside it; without one it is that of all. */
  readonly year?: number | undefined;
  readonly children?: ReactNode;
}

/** What a page of the awards is called, on the blackboard beside the rosette. */
export const AwardBoard = ({ title, lead, year, children }: AwardBoardProps) => (
  <Card as="header" board className={css.board}>
    <div className={css.words}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
    <img className={css.rosette} src={`/art/rosette/${year ?? 'top'}.svg`} alt="" width={240} height={240} />
  </Card>
);

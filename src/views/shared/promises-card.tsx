import { Icon } from '../kit/icon';
import css from './promises-card.module.css';
import { SectionCard } from './section-card';

interface PromisesCardProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The privacy promises of a page. */
export const PromisesCard = ({ title, lines }: PromisesCardProps) => (
  <SectionCard title={title}>
    <ul className={css.promises}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="lock" />
          {line}
        </li>
      ))}
    </ul>
  </SectionCard>
);

import { POINTS, REWARD_KINDS } from '../../core/contributions/reward-rule';
import { rewardsText } from '../../core/contributions/rewards-text';
import { SectionCard } from '../shared/section-card';
import css from './rewards.module.css';

const text = rewardsText.rule;

export const RewardRule = () => (
  <SectionCard title={text.title} text={text.text}>
    <table className={css.rule}>
      <thead>
        <tr>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.earns}</th>
        </tr>
      </thead>
      <tbody>
        {REWARD_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{text.kinds[kind]}</th>
            <td>{POINTS[kind]}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className={css.notes}>
      {text.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </SectionCard>
);

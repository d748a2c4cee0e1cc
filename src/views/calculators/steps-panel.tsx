import type { Step } from '../../core/calculators/step';
import { calculatorWords as words } from '../../core/calculators/words';
import { money } from './board';
import css from './frame.module.css';

/** Every calculation step with its operands, so that users can verify the result. */
export const StepsPanel = ({ steps }: { steps: readonly Step[] }) => (
  <details className={css.panel}>
    <summary>{words.steps}</summary>
    <table className={css.table}>
      <tbody>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a calculation's lines never move
          <tr key={at}>
            <th scope="row">
              {words.stepLabels[step.label]}
              <small>{step.formula}</small>
            </th>
            <td>{money(step.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

import type { Step } from '../../core/calculators/step';
import { calculatorWords as words } from '../../core/calculators/words';
import { money } from './board';
import css from './frame.module.css';

/** Every line of the calculation with its operands, so that nothing has to be believed. */
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

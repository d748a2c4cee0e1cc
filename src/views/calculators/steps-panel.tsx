import type { Step, StepLabel } from '../../core/calculators/step';
import { calculatorText as text } from '../../core/calculators/text';
import { money } from './board';
import css from './frame.module.css';

interface StepsPanelProps {
  readonly steps: readonly Step[];
  /** The texts of this calculator only; those of others do not load. */
  readonly labels: Partial<Record<StepLabel, string>>;
  /** Open from the start, for a few steps. */
  readonly open?: boolean;
}

/** Every calculation step with its operands, so that users can verify the result. */
export const StepsPanel = ({ steps, labels, open = false }: StepsPanelProps) => (
  <details className={css.panel} open={open}>
    <summary>{text.steps}</summary>
    <table className={css.table}>
      <tbody>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a calculation's lines never move
          <tr key={index}>
            <th scope="row">
              {labels[step.label]}
              <small>{step.formula}</small>
            </th>
            <td>{money(step.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

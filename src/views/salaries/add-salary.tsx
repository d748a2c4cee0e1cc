import { salaryFormPath } from '../../core/contributions/form-path';
import { salaryWords as words } from '../../core/salaries/words';
import { Button } from '../kit/button';

interface AddSalaryProps {
  readonly company?: string;
  /** As it stands in addresses. */
  readonly designation?: string;
}

/** The way from figures to the form they come from. */
export const AddSalary = (about: AddSalaryProps) => (
  <Button icon="indian-rupee" href={salaryFormPath(about)}>
    {words.add}
  </Button>
);

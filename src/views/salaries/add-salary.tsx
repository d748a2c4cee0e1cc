import { salaryFormPath } from '../../core/contributions/form-path';
import { salaryWords as words } from '../../core/salaries/words';
import { Button } from '../kit/button';

interface AddSalaryProps {
  readonly company?: string;
  /** The URL name. */
  readonly designation?: string;
}

export const AddSalary = (about: AddSalaryProps) => (
  <Button icon="indian-rupee" href={salaryFormPath(about)}>
    {words.add}
  </Button>
);

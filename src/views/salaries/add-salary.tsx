import { salaryFormPath } from '../../core/contributions/form-path';
import { salaryText as text } from '../../core/salaries/text';
import { Button } from '../kit/button';

interface AddSalaryProps {
  readonly company?: string;
  /** The URL name. */
  readonly designation?: string;
}

export const AddSalary = (about: AddSalaryProps) => (
  <Button icon="indian-rupee" href={salaryFormPath(about)}>
    {text.add}
  </Button>
);

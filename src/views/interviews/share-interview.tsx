import { ownInterviewText } from '../../core/contributions/own-interview-text';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { Button, type ButtonProps } from '../kit/button';

interface ShareInterviewProps extends Pick<ButtonProps, 'look'> {
  readonly company?: string;
}

/** Leads to the form for an interview. */
export const ShareInterview = ({ company, look }: ShareInterviewProps) => (
  <Button
    icon="messages-square"
    look={look}
    href={pathTo('contribute-interview') + buildQuery(company ? [['CompanyName', company]] : [])}
  >
    {ownInterviewText.title}
  </Button>
);

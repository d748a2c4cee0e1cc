import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { ContributionKind } from '../../core/contributions/contributions-port';
import { jobText as texts } from '../../core/contributions/text';
import { contributionsPath } from '../../core/profile/contributions-query';
import { Button } from '../kit/button';
import css from './contribute.module.css';

interface DeleteContributionProps {
  readonly form: { readonly busy: boolean; readonly remove: () => Promise<boolean> };
  readonly kind: ContributionKind;
  /** The consequence of deleting. */
  readonly text: string;
}

/** Deletes a contribution, then opens the list of the member's contributions. */
export const DeleteContribution = observer(function DeleteContribution({
  form,
  kind,
  text,
}: DeleteContributionProps) {
  const navigate = useNavigate();
  const takeBack = async () => {
    if (await form.remove()) void navigate(contributionsPath({ kind }), { replace: true });
  };
  return (
    <div className={css.takeBack}>
      <Button icon="trash-2" busy={form.busy} onClick={() => void takeBack()}>
        {texts.remove}
      </Button>
      <small>{text}</small>
    </div>
  );
});

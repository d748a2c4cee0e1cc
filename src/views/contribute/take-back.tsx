import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { pathTo } from '../../core/navigation/screens';
import { givenQuery } from '../../core/profile/given-query';
import { salaryReportWords as words } from '../../core/salary-report/words';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './contribute.module.css';

/** Takes a salary back and leads to what else was given. */
export const TakeBack = observer(function TakeBack() {
  const { busy, remove } = useStore(SalaryReportStore);
  const navigate = useNavigate();
  const takeBack = async () => {
    if (await remove())
      void navigate(`${pathTo('profile')}${givenQuery({ kind: 'SALARY' })}`, { replace: true });
  };
  return (
    <div className={css.takeBack}>
      <Button icon="trash-2" busy={busy} onClick={() => void takeBack()}>
        {words.remove}
      </Button>
      <small>{words.removeText}</small>
    </div>
  );
});

import { stateText as text } from '../../core/contributions/state-text';
import type { UnsentForm } from '../../core/contributions/unsent-forms';
import { WORK_KINDS, workFormPath } from '../../core/contributions/work-forms';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Tag } from '../kit/tag';
import { CONTRIBUTION_ICONS } from './contribution-icons';
import css from './profile.module.css';

export function UnsentItem({ unsent }: { readonly unsent: UnsentForm }) {
  const kind = WORK_KINDS[unsent.kind];
  return (
    <>
      <span className={css.sign}>
        <Icon name={CONTRIBUTION_ICONS[kind]} />
      </span>
      <div className={css.item}>
        <h3>{text.unsentTitle[kind](unsent.company)}</h3>
        <p>{text.unsentText}</p>
        <div className={css.meta}>
          <Tag tone="gold">{text.unsent}</Tag>
        </div>
        <div className={css.meta}>
          <Button size="small" look="soft" icon="pencil" href={workFormPath(kind)}>
            {text.titles[kind].pending}
          </Button>
        </div>
      </div>
    </>
  );
}

import { stateWords as words } from '../../core/contributions/state-words';
import type { UnsentForm } from '../../core/contributions/unsent-forms';
import { WORK_KINDS, workFormPath } from '../../core/contributions/work-forms';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Tag } from '../kit/tag';
import { GIVEN_ICONS } from './given-icons';
import css from './profile.module.css';

export function UnsentItem({ unsent }: { readonly unsent: UnsentForm }) {
  const kind = WORK_KINDS[unsent.kind];
  return (
    <>
      <span className={css.sign}>
        <Icon name={GIVEN_ICONS[kind]} />
      </span>
      <div className={css.item}>
        <h3>{words.begunTitle[kind](unsent.company)}</h3>
        <p>{words.begunText}</p>
        <div className={css.meta}>
          <Tag tone="gold">{words.begun}</Tag>
        </div>
        <div className={css.meta}>
          <Button size="small" look="soft" icon="pencil" href={workFormPath(kind)}>
            {words.titles[kind].pending}
          </Button>
        </div>
      </div>
    </>
  );
}

import { type FormEvent, memo, type ReactNode } from 'react';
import { calculatorText as text } from '../../core/calculators/text';
import { buildQuery, type Query } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { ShareStore } from '../../stores/feed/share-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { FirstViewEnd } from '../kit/first-view-end';
import { Page, PageHead } from '../kit/page';
import tool from '../kit/tool.module.css';
import { loadOnInteraction } from '../shared/load-on-interaction';
import { useStore } from '../use-store';
import { CalculatorDraft } from './calculator-draft';
import type { CalculatorId, CalculatorNotesProps } from './calculator-notes';
import css from './frame.module.css';
import { alike } from './same-props';

/** Below the first view, so its code and texts load with the first touch. */
export const CalculatorNotes = loadOnInteraction<CalculatorNotesProps>(() =>
  import(/* webpackChunkName: "calculator-notes" */ './calculator-notes').then((file) => ({
    Part: file.CalculatorNotes,
  })),
);

interface FrameProps {
  readonly id: CalculatorId;
  readonly text: {
    readonly title: string;
    readonly lead: string;
  };
  /** Lazy: the query is only needed for sharing and for the draft. */
  readonly queryOf: () => Query;
  /** Fills the form from a query. Absent where the numbers are never stored. */
  readonly open?: (query: Query) => void;
  readonly form: ReactNode;
  readonly board: ReactNode;
  /** The next action for the result; rendered before the share buttons. */
  readonly next?: ReactNode;
  /** Only for forms that send a request; the others recalculate on every input. */
  readonly onSubmit?: () => void;
  /** The last assumptions, where they are not the age of the rules and that nothing is sent. */
  readonly closing?: readonly string[];
  /** Whether there is no result to print or share yet. */
  readonly waiting?: boolean;
  /** Explains the result: beside the fields where there is room, at the end otherwise. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Shared layout: fields on the left, the result board on the right, the reasons below. A screen renders it once; its
 * parts update on input by themselves.
 */
export const CalculatorFrame = ({
  id,
  text: own,
  queryOf,
  open,
  form,
  board,
  next,
  onSubmit,
  closing,
  waiting,
  aside,
  children,
}: FrameProps) => (
  <Page width="tool" className={css.page}>
    <PageHead title={own.title} lead={own.lead} />
    <WithAside aside={aside}>
      <form
        className={classNames(tool.tool, css.tool)}
        method={onSubmit ? 'post' : 'get'}
        noValidate
        onSubmit={staying(onSubmit)}
      >
        <div className={classNames(tool.fields, css.fields)}>
          {form}
          {!onSubmit && (
            <noscript>
              <button type="submit" className={css.submit}>
                {text.recompute}
              </button>
            </noscript>
          )}
        </div>
        <div className={classNames(tool.result, css.result, !onSubmit && css.live)}>
          <div>
            {board}
            {!waiting && (
              <div className={css.passOn}>
                {next}
                <PassOn id={id} title={own.title} queryOf={queryOf} />
              </div>
            )}
          </div>
        </div>
      </form>
      <FirstViewEnd />
      {children}
    </WithAside>
    {open && <CalculatorDraft id={id} queryOf={queryOf} open={open} />}
    <CalculatorNotes id={id} closing={closing} />
  </Page>
);

/** The explanation in the same column as the result. */
const WithAside = ({ aside, children }: Pick<FrameProps, 'aside' | 'children'>) =>
  aside ? (
    <div className={css.split}>
      {children}
      <div className={css.aside}>{aside}</div>
    </div>
  ) : (
    children
  );

/** Without scripts the browser submits the form, as a query or as a body. With scripts the page stays. */
const staying =
  (onSubmit: (() => void) | undefined) =>
  (event: FormEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };

interface PassOnProps {
  readonly id: CalculatorId;
  readonly title: string;
  readonly queryOf: () => Query;
}

const PassOn = memo(function PassOn({ id, title, queryOf }: PassOnProps) {
  const sharing = useStore(ShareStore);
  const copy = () => sharing.copy({ title, path: `${pathTo(id)}${buildQuery(queryOf())}` });
  return (
    <>
      <Button look="line" icon="link" onClick={() => void copy()}>
        {text.copy}
      </Button>
      <Button look="line" icon="file-text" onClick={() => window.print()}>
        {text.print}
      </Button>
    </>
  );
}, alike);

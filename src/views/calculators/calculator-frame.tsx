import { type FormEvent, memo, type ReactNode } from 'react';
import { CHECKED } from '../../core/calculators/rules/rule-pack';
import { calculatorText as text } from '../../core/calculators/text';
import { longDate } from '../../core/shared/time';
import { buildQuery, type Query } from '../../core/shell/query';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { ShareStore } from '../../stores/feed/share-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { FirstViewEnd } from '../kit/first-view-end';
import { Page, PageHead } from '../kit/page';
import tool from '../kit/tool.module.css';
import { useStore } from '../use-store';
import { CalculatorDraft } from './calculator-draft';
import css from './frame.module.css';
import { alike } from './same-props';

const OTHERS = [
  'take-home',
  'gratuity',
  'hra',
  'salary-hike',
  'offer-letter',
  'pay-changes',
  'paid-fairly',
] as const;

const ON_THIS_DEVICE: readonly string[] = [text.asOf(longDate(new Date(CHECKED))), text.onDevice];

type CalculatorId = (typeof OTHERS)[number];

interface FrameProps {
  readonly id: CalculatorId & ScreenId;
  readonly text: {
    readonly title: string;
    readonly lead: string;
    readonly assumed: readonly string[];
    readonly questions: readonly (readonly [string, string])[];
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
  /** Closing notes: the age of the rules and where the typed data goes. */
  readonly closing?: readonly string[];
  /** Whether there is no result to print or share yet. */
  readonly waiting?: boolean;
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
  closing = ON_THIS_DEVICE,
  waiting,
  children,
}: FrameProps) => (
  <Page width="tool" className={css.page}>
    <PageHead title={own.title} lead={own.lead} />
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
    {open && <CalculatorDraft id={id} queryOf={queryOf} open={open} />}
    <Beneath id={id} text={own} closing={closing} />
  </Page>
);

/** Static content, memoized so that no input re-renders it. */
const Beneath = memo(function Beneath(props: Required<Pick<FrameProps, 'id' | 'text' | 'closing'>>) {
  const { id, text: own, closing } = props;
  return (
    <>
      <section className={css.panel}>
        <h2>{text.assumptions}</h2>
        <ul className={css.list}>
          {[...own.assumed, ...closing].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={css.faq} aria-labelledby="questions">
        <h2 id="questions">{text.faq}</h2>
        {own.questions.map(([question, answer]) => (
          <details key={question} className={css.panel}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      <nav className={css.others} aria-label={text.others}>
        {OTHERS.filter((candidate) => candidate !== id).map((candidate) => (
          <Button key={candidate} look="line" href={pathTo(candidate)}>
            {text.titles[candidate]}
          </Button>
        ))}
      </nav>
    </>
  );
});

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

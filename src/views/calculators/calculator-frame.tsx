import { type FormEvent, memo, type ReactNode } from 'react';
import { RULES_AS_OF } from '../../core/calculators/rules/rule-packs';
import { calculatorWords as words } from '../../core/calculators/words';
import { buildQuery, type Query } from '../../core/shell/query';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { ShareStore } from '../../stores/feed/share-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { Page, PageHead } from '../kit/page';
import tool from '../kit/tool.module.css';
import { useStore } from '../use-store';
import { alike } from './alike';
import css from './frame.module.css';

const OTHERS = ['take-home', 'gratuity', 'hra', 'salary-hike', 'paid-fairly'] as const;

const ON_THIS_DEVICE: readonly string[] = [words.asOf(RULES_AS_OF), words.onDevice];

type CalculatorId = (typeof OTHERS)[number];

interface FrameProps {
  readonly id: CalculatorId & ScreenId;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly assumed: readonly string[];
    readonly questions: readonly (readonly [string, string])[];
  };
  /** The form as its address holds it, asked for when it is passed on. */
  readonly queryOf: () => Query;
  readonly form: ReactNode;
  readonly board: ReactNode;
  /** What one does next with the result; it stands before what passes it on. */
  readonly next?: ReactNode;
  /** What a form does that has something to send; the others follow every key. */
  readonly onSubmit?: () => void;
  /** What is said last: how old the rules are, and where what is typed goes. */
  readonly closing?: readonly string[];
  /** There is no result yet to print or to pass on. */
  readonly waiting?: boolean;
  readonly children?: ReactNode;
}

/**
 * What all calculators share: fields left, the result on the board right, the reasons below. A screen draws it once;
 * the parts follow the keys by themselves.
 */
export const CalculatorFrame = ({
  id,
  words: own,
  queryOf,
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
              {words.recompute}
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
    {children}
    <Beneath id={id} words={own} closing={closing} />
  </Page>
);

/** What no key changes, so no key draws it again. */
const Beneath = memo(function Beneath(props: Required<Pick<FrameProps, 'id' | 'words' | 'closing'>>) {
  const { id, words: own, closing } = props;
  return (
    <>
      <section className={css.panel}>
        <h2>{words.assumptions}</h2>
        <ul className={css.list}>
          {[...own.assumed, ...closing].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={css.faq} aria-labelledby="questions">
        <h2 id="questions">{words.faq}</h2>
        {own.questions.map(([question, answer]) => (
          <details key={question} className={css.panel}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      <nav className={css.others} aria-label={words.others}>
        {OTHERS.filter((other) => other !== id).map((other) => (
          <Button key={other} look="line" href={pathTo(other)}>
            {words.titles[other]}
          </Button>
        ))}
      </nav>
    </>
  );
});

/** Without scripts a form is sent: as an address, or as a body where something is asked. With them nobody leaves. */
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
        {words.copy}
      </Button>
      <Button look="line" icon="file-text" onClick={() => window.print()}>
        {words.print}
      </Button>
    </>
  );
}, alike);

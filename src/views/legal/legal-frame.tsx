import type { ReactNode } from 'react';
import { frameText as texts } from '../../core/legal/frame-text';
import { LEGAL_PAGES, type LegalPage, type LegalText } from '../../core/legal/legal-text';
import { longDate } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Page, PageHead } from '../kit/page';
import { Blocks } from './blocks';
import css from './legal.module.css';

interface LegalFrameProps {
  readonly page: LegalPage;
  readonly text: LegalText;
  readonly within?: Readonly<Record<string, ReactNode>>;
}

export const LegalFrame = ({ page, text, within = {} }: LegalFrameProps) => (
  <Page>
    <PageHead title={text.title} lead={text.lead}>
      <p className={css.dated}>
        <time dateTime={text.dated.toISOString().slice(0, 10)}>{texts.dated(longDate(text.dated))}</time>
      </p>
    </PageHead>
    <div className={css.sheet}>
      <Contents text={text} />
      <div className={css.text}>
        {text.parts.map(({ id, title, blocks }) => (
          <section key={id} id={id} className={css.part} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {title}
            </h2>
            <Blocks blocks={blocks} />
            {within[id]}
          </section>
        ))}
        <Others page={page} />
      </div>
    </div>
  </Page>
);

const Contents = ({ text }: Pick<LegalFrameProps, 'text'>) => (
  <nav className={css.contents} aria-label={texts.contents}>
    <h2 className={css.small}>{texts.contents}</h2>
    <ol>
      {text.parts.map(({ id, title }) => (
        <li key={id}>
          <Anchor href={`#${id}`} onClick={() => focusPart(id)}>
            {title}
          </Anchor>
        </li>
      ))}
    </ol>
  </nav>
);

/** Moves the keyboard and screen reader focus to the part scrolled to. */
const focusPart = (id: string) => document.getElementById(`${id}-title`)?.focus({ preventScroll: true });

const Others = ({ page }: Pick<LegalFrameProps, 'page'>) => (
  <nav className={css.others} aria-label={texts.others}>
    <h2 className={css.small}>{texts.others}</h2>
    <ul>
      {LEGAL_PAGES.filter((item) => item !== page).map((item) => (
        <li key={item}>
          <Anchor href={pathTo(item)}>{texts.names[item]}</Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

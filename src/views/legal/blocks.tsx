import { Fragment } from 'react';
import { frameText as texts } from '../../core/legal/frame-text';
import {
  type Block,
  isClaims,
  isCommand,
  isFacts,
  isList,
  type LegalInline,
  linkPath,
} from '../../core/legal/legal-text';
import { Anchor } from '../kit/anchor';
import css from './legal.module.css';

/** Renders the blocks of a part. Texts never change while shown, so indexes are safe keys. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      <OneBlock block={block} />
    </Fragment>
  ));

function OneBlock({ block }: { readonly block: Block }) {
  if (isList(block))
    return (
      <ul className={css.list}>
        {block.list.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <Linked text={text} />
          </li>
        ))}
      </ul>
    );
  if (isFacts(block))
    return (
      <dl className={css.facts}>
        {block.facts.map(([term, text]) => (
          <div key={term} className={css.fact}>
            <dt>{term}</dt>
            <dd>
              <Linked text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (isClaims(block))
    return (
      <dl className={css.facts}>
        {block.claims.map(({ id, claim, check }) => (
          <div key={id} className={css.claim}>
            <dt>{claim}</dt>
            <dd>
              <b>{texts.check}</b> <Linked text={check} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <p>
      <Linked text={block} />
    </p>
  );
}

const Linked = ({ text }: { readonly text: LegalInline }) =>
  typeof text === 'string'
    ? text
    : text.map((run, index) =>
        typeof run === 'string' ? (
          run
        ) : isCommand(run) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <code key={index} className={css.command}>
            {run.command}
          </code>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Anchor key={index} href={linkPath(run)}>
            {run.says}
          </Anchor>
        ),
      );

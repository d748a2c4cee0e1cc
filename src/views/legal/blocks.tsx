import { Fragment } from 'react';
import { type Block, isFacts, isList, linkPath, type Words } from '../../core/legal/legal-text';
import { Anchor } from '../kit/anchor';
import css from './legal.module.css';

/** Renders the blocks of a part. Texts never change while shown, so indexes are safe keys. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      <OneBlock block={block} />
    </Fragment>
  ));

function OneBlock({ block }: { readonly block: Block }) {
  if (isList(block))
    return (
      <ul className={css.list}>
        {block.list.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <Linked words={words} />
          </li>
        ))}
      </ul>
    );
  if (isFacts(block))
    return (
      <dl className={css.facts}>
        {block.facts.map(([term, words]) => (
          <div key={term} className={css.fact}>
            <dt>{term}</dt>
            <dd>
              <Linked words={words} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <p>
      <Linked words={block} />
    </p>
  );
}

const Linked = ({ words }: { readonly words: Words }) =>
  typeof words === 'string'
    ? words
    : words.map((run, at) =>
        typeof run === 'string' ? (
          run
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Anchor key={at} href={linkPath(run)}>
            {run.says}
          </Anchor>
        ),
      );

import { classNames } from './class-names';
import { kitText as text } from './kit-text';
import css from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

interface SkeletonProps {
  readonly lines?: number;
  /** Text only, a row with an image, a whole post card, or one block. */
  readonly shape?: 'text' | 'row' | 'post' | 'block';
  readonly className?: string | undefined;
}

const Lines = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity.
    <i key={index} className={css.line} />
  ));

const Row = () => (
  <div className={css.person}>
    <i className={css.round} />
    <div className={css.rows}>
      <i className={css.name} />
      <i className={css.detail} />
    </div>
  </div>
);

/** A loading placeholder. It appears after 200 ms, so that fast content does not flicker. */
export function Skeleton({ lines = 3, shape = 'text', className }: SkeletonProps) {
  return (
    <div className={classNames(css.skeleton, shape === 'post' && css.post, className)} role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {shape === 'block' && <i className={css.fill} />}
      {(shape === 'row' || shape === 'post') && <Row />}
      {shape === 'post' && (
        <>
          <i className={css.title} />
          <i className={css.titleEnd} />
        </>
      )}
      {(shape === 'text' || shape === 'post') && <Lines count={lines} />}
      {shape === 'post' && (
        <div className={css.bar}>
          <i className={css.vote} />
          <i className={css.action} />
        </div>
      )}
    </div>
  );
}

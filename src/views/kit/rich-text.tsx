import type { TextSpan } from '../../core/shared/rich-text';
import { type RichPiece, richText } from '../../core/shared/rich-text';
import { Anchor } from './anchor';
import { Highlight } from './highlight';
import css from './rich-text.module.css';

interface RichTextProps {
  readonly text: string;
  readonly span?: TextSpan;
}

const written = (piece: RichPiece) =>
  piece.marked ? <Highlight text={piece.text} span={{ start: 0, end: piece.text.length }} /> : piece.text;

/** User text with its links. It renders elements only, so user input never becomes markup. */
export const RichText = ({ text, span }: RichTextProps) =>
  richText(text, span).map((piece) =>
    piece.kind === 'link' ? (
      <Anchor key={piece.start} href={piece.href} className={css.link}>
        {written(piece)}
      </Anchor>
    ) : (
      <span key={piece.start}>{written(piece)}</span>
    ),
  );

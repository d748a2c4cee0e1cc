import { benefitNames } from '../../core/companies/benefit-text';
import type { BenefitCode } from '../../core/companies/benefits';
import { ownBenefitsText as text } from '../../core/contributions/own-benefits-text';
import css from './preview.module.css';

interface BenefitsPreviewProps {
  readonly companyName: string;
  readonly codes: readonly BenefitCode[];
  readonly caption?: string;
}

/** The ticks that count; the private note is not among them. */
export const BenefitsPreview = ({ companyName, codes, caption = text.board }: BenefitsPreviewProps) => (
  <section className={css.preview} aria-label={caption}>
    <p className={css.caption}>{caption}</p>
    <output>{text.count(codes.length)}</output>
    {companyName && <p className={css.name}>{companyName}</p>}
    {codes.length > 0 && (
      <ul className={css.list}>
        {codes.map((code) => (
          <li key={code}>{benefitNames[code]}</li>
        ))}
      </ul>
    )}
    <p className={css.note}>{text.boardNote}</p>
  </section>
);

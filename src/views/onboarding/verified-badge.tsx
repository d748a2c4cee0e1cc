import type { CareerBadge } from '../../core/onboarding/career-badge';
import { careerCardText as text } from '../../core/onboarding/career-card-text';
import { Icon } from '../kit/icon';
import css from './verified-badge.module.css';

/** The verified career, and what a partial verification lacks. */
export function VerifiedBadge({ badge }: { readonly badge: CareerBadge }) {
  const { verified, isStudy, role, organisation } = badge;
  const isPartial = verified === 'PARTIAL_VERIFIED';
  return (
    <div className={css.badge} data-partial={isPartial || undefined}>
      <Icon name="shield-check" />
      <div>
        <b>{isPartial ? text.partial : text.verified}</b>
        <p>{role ? text.at(role, organisation) : organisation}</p>
        {isPartial && <small>{isStudy ? text.partialStudy : text.partialWork(organisation)}</small>}
      </div>
    </div>
  );
}

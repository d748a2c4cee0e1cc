import { ContainerModule } from 'inversify';
import { OfferLetterStore } from '../../../stores/calculators/offer-letter-store';

export const offerLetterModule = new ContainerModule(({ bind }) => {
  bind(OfferLetterStore).toResolvedValue(() => new OfferLetterStore());
});

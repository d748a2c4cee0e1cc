import type { components } from '../../../contracts/search';
import type { FoundRow } from './queries';

export const presentHit = (row: FoundRow): components['schemas']['Hit'] => ({
  kind: row.kind,
  urlName: row.url_name,
  name: row.name,
  detail: row.detail,
  logoUrl: row.logo,
  rating: row.rating,
  ...(row.counts && { counts: row.counts }),
  ...(row.pay && { pay: row.pay }),
  ...(row.top_pay && { topPay: [...row.top_pay] }),
});

import type { PayComparison } from '../../core/salaries/fair-pay-port';
import { percentileText as text } from '../../core/salaries/percentile-text';
import { percentilePath } from '../../core/salaries/shared-percentile';
import { ShareStore } from '../../stores/feed/share-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';

/** Shares the range and the role of a result, if the user wants to; nothing is sent to us. */
export function SharePercentile({ comparison, role }: { comparison: PayComparison; role: string }) {
  const { share } = useStore(ShareStore);
  const { band } = comparison;
  const path = percentilePath(band, role);
  if (path === undefined) return undefined;
  return (
    <>
      <Button look="gold" onClick={() => void share({ title: text.title(String(band.from), role), path })}>
        {text.share}
      </Button>
      <small>{text.shareHint}</small>
    </>
  );
}

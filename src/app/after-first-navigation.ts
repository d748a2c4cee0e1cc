import { takeIconsIn } from '../adapters/browser/page-icons';
import { icons } from '../views/kit/icon';
import { whenIdle } from '../views/shared/when-idle';

const AT_LATEST = 3000;

/** Work that only matters after the first navigation. */
export function afterFirstNavigation(): void {
  whenIdle(async () => {
    if (await takeIconsIn(icons.at)) icons.at = '';
  }, AT_LATEST);
}

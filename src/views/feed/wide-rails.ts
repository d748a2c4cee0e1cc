import { widePart } from '../shared/wide-part';

export const WideLeftRail = widePart<object>('(width > 68.75em)', () =>
  import(/* webpackChunkName: "wide" */ './left-rail').then(({ LeftRail }) => ({ Part: LeftRail })),
);

export const WideSideRail = widePart<object>('(width > 53.75em)', () =>
  import(/* webpackChunkName: "wide" */ './side-rail').then(({ SideRail }) => ({ Part: SideRail })),
);

import { widePart } from '../shared/wide-part';

export const WideLeftRail = widePart<object>('(width > 1100px)', () =>
  import(/* webpackChunkName: "wide" */ './left-rail').then(({ LeftRail }) => ({ Part: LeftRail })),
);

export const WideSideRail = widePart<object>('(width > 860px)', () =>
  import(/* webpackChunkName: "wide" */ './side-rail').then(({ SideRail }) => ({ Part: SideRail })),
);

import type { MouseEvent } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { pathTo } from '../../core/shell/first-screens';
import { isCurrentNav, navPlace, withCampaign } from '../../core/shell/site-nav';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import type { OpenScreen } from '../shared/screen-module';
import { useMessages } from '../shared/use-messages';
import { useRepeatedContent } from '../shared/use-repeated-content';
import { useStore } from '../use-store';
import css from './bottom-bar.module.css';

const NAMES = ['home', 'communities', 'companies', 'jobs'] as const;
type Name = (typeof NAMES)[number];

export function BottomBar() {
  const { nav } = useMessages();
  const open = useRouteLoaderData<OpenScreen>('screen');
  const here = navPlace(useLocation().pathname, open?.place.id);
  const current = NAMES.find((name) => isCurrentNav(pathTo(name), here));
  const places = useRepeatedContent(Places, { current });
  return <nav className={css.bar} aria-label={nav.label} {...places} />;
}

function Places({ current }: { readonly current: Name | undefined }) {
  const text = useMessages();
  const shell = useStore(ShellStore);
  const write = (event: MouseEvent) => {
    event.preventDefault();
    shell.open('compose');
  };
  const place = (name: Name, icon: IconName) => {
    const path = pathTo(name);
    return (
      <Anchor
        className={css.place}
        href={name === 'home' ? path : withCampaign(path, 'mobile_nav')}
        aria-current={name === current ? 'page' : undefined}
      >
        <Icon name={icon} size="large" />
        {text.nav.names[name]}
      </Anchor>
    );
  };
  return (
    <>
      {place('home', 'house')}
      {place('communities', 'users')}
      <Anchor
        className={css.place}
        href={pathTo('contribute-review')}
        aria-label={text.write}
        onClick={write}
      >
        <span className={css.plus}>
          <Icon name="plus" size="large" />
        </span>
      </Anchor>
      {place('companies', 'building-2')}
      {place('jobs', 'briefcase')}
    </>
  );
}

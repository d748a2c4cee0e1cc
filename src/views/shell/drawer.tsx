import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Catalogue } from '../../core/shell/messages';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { SHORTCUTS } from '../../core/shell/shortcut-places';
import { withCampaign } from '../../core/shell/site-nav';
import { SessionStore } from '../../stores/login/session-store';
import { StaffRoleStore } from '../../stores/moderation/staff-role-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { SavedLink } from '../feed/saved-link';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import type { IconName } from '../kit/icon-names';
import { useModal } from '../kit/use-modal';
import { LanguageSwitch } from '../shared/language-switch';
import { ThemeSwitch } from '../shared/theme-switch';
import { useAfterPaint } from '../shared/use-after-paint';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './drawer.module.css';
import { DrawerAccount } from './drawer-account';
import { SignOut } from './sign-out';

type LinkName =
  | 'ownPosts'
  | 'moderation'
  | 'settings'
  | 'help'
  | 'guidelines'
  | 'privacy'
  | 'terms'
  | 'grievances';

type Link = readonly [LinkName, ScreenId, IconName];

const OWN: Link = ['ownPosts', 'own-posts', 'newspaper'];
const OFFICE: Link = ['moderation', 'moderation', 'shield-check'];
const HOUSE: readonly Link[] = [
  ['settings', 'settings', 'settings'],
  ['help', 'need-help', 'circle-help'],
];
const LEGAL: readonly (readonly [LinkName, ScreenId])[] = [
  ['guidelines', 'guidelines'],
  ['privacy', 'privacy'],
  ['terms', 'terms-of-use'],
  ['grievances', 'grievances'],
];

const mobile = (id: ScreenId) => withCampaign(pathTo(id as 'home'), 'mobile_nav');

export const Part = observer(function Drawer() {
  const { overlay, close } = useStore(ShellStore);
  const title = useId();
  const isWanted = overlay === 'drawer';
  const isPainted = useAfterPaint(isWanted);
  // Another overlay must find the focus where it was before the menu.
  const open = isPainted && (isWanted || !overlay);
  const { present, dialog } = useModal({ open, onClose: close });
  return (
    <dialog
      {...dialog}
      className={isWanted ? css.drawer : `${css.drawer} ${css.leaving}`}
      aria-labelledby={title}
    >
      {present && <Content title={title} />}
    </dialog>
  );
});

/** A separate component, so that opening and closing do not render it again. */
const Content = observer(function Content({ title }: { readonly title: string }) {
  const shell = useStore(ShellStore);
  const { signedIn } = useStore(SessionStore);
  const { kit } = useStore(Catalogue).messages;
  const text = useDeferredText().drawer;
  return (
    <div className={css.content}>
      <header className={css.head}>
        <h2 id={title} className={css.title}>
          {text.title}
        </h2>
        <IconButton icon="x" label={kit.close} onClick={shell.close} />
      </header>
      <DrawerAccount />
      <nav aria-label={text.shortcuts}>
        <ul className={css.grid}>
          {SHORTCUTS.map(({ name, path, icon }) => (
            <li key={name}>
              <Anchor className={css.tile} href={withCampaign(path, 'mobile_nav')} onClick={shell.close}>
                <Icon name={icon} size="large" />
                {text.names[name]}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeSwitch />
      <LanguageSwitch />
      <ul>
        {signedIn && <OwnLinks />}
        {HOUSE.map((link) => (
          <Row key={link[0]} link={link} />
        ))}
        <li className={css.wideOnly}>
          <button type="button" className={css.row} onClick={() => shell.open('keys')}>
            <Icon name="keyboard" />
            {text.keyboard}
          </button>
        </li>
        {signedIn && <SignOut />}
      </ul>
      <ul className={css.legal} aria-label={text.legal}>
        {LEGAL.map(([name, id]) => (
          <li key={name}>
            <Anchor className={css.fine} href={mobile(id)} onClick={shell.close}>
              {text[name]}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Member-only links, and the moderation queue for staff. */
const OwnLinks = observer(function OwnLinks() {
  const staffRole = useStore(StaffRoleStore);
  useEffect(() => void staffRole.open(), [staffRole]);
  return (
    <>
      <Row link={OWN} />
      <li>
        <SavedLink className={css.row} />
      </li>
      {staffRole.staffRole && <Row link={OFFICE} />}
    </>
  );
});

function Row({ link: [name, id, icon] }: { readonly link: Link }) {
  const shell = useStore(ShellStore);
  const text = useDeferredText().drawer;
  return (
    <li>
      <Anchor className={css.row} href={mobile(id)} onClick={shell.close}>
        <Icon name={icon} />
        {text[name]}
      </Anchor>
    </li>
  );
}

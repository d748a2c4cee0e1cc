import { type ReactNode, useId, useRef } from 'react';
import { Anchor } from './anchor';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import css from './menu.module.css';
import { useMenu } from './use-menu';

interface Item {
  readonly label: string;
  readonly icon?: IconName;
  readonly tone?: 'plain' | 'chilli';
  readonly disabled?: boolean;
}

export type MenuItem =
  | (Item & { readonly onSelect: () => void; readonly href?: undefined })
  | (Item & { readonly href: string; readonly onSelect?: () => void });

interface MenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string | undefined;
  /** The user already asked for the menu before its chunk loaded, so it opens at once. */
  readonly startsOpen?: boolean;
}

/** A popover: the browser closes it on Esc and on a press outside. */
export function Menu({ label, trigger, items, className, startsOpen = false }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMenu(button, startsOpen);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(css.trigger, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        popoverTarget={id}
        onKeyDown={menu.onTriggerKey}
      >
        {trigger}
      </button>
      <div
        ref={menu.list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={css.menu}
        onToggle={menu.onToggle}
        onBeforeToggle={menu.onBeforeToggle}
        onKeyDown={menu.onListKey}
      >
        {items.map((item) => (
          <Entry key={item.label} item={item} close={menu.close} />
        ))}
      </div>
    </>
  );
}

function Entry({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const className = classNames(css.item, item.tone === 'chilli' && css.chilli);
  const select = () => {
    close();
    item.onSelect?.();
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Anchor href={item.href} role="menuitem" tabIndex={-1} className={className} onClick={select}>
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={className}
      disabled={item.disabled}
      onClick={select}
    >
      {content}
    </button>
  );
}

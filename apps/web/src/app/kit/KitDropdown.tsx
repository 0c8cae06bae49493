import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { type RefObject, useRef } from 'react';
import { unnamed } from '../controls/unnamed-icon.ts';
import { TAKES_FOCUS } from './menu-focus.ts';

interface KitDropdownProps extends DropdownProps {
  readonly menu: MenuProps;
  /** The button, where the menu may be open before it has been opened. */
  readonly opener?: RefObject<HTMLElement | null>;
}

/**
 * The kit's menu under a button. A choice by keys goes back to the button as Escape does, where the kit would leave the focus
 * nowhere; and before what was chosen is done: a dialog that it opens gives the focus back to whoever had it.
 */
export function KitDropdown({ menu, opener: button, onOpenChange, ...rest }: KitDropdownProps) {
  const opener = useRef<Element>(null);
  /** Opened by a press, and nothing of it has the focus yet. */
  const pressed = useRef(false);
  return (
    <Dropdown
      trigger={['click']}
      {...TAKES_FOCUS}
      {...rest}
      onOpenChange={(isOpen, told) => {
        if (isOpen) opener.current = document.activeElement;
        pressed.current = isOpen && !document.activeElement?.matches(':focus-visible');
        onOpenChange?.(isOpen, told);
      }}
      menu={{
        ...menu,
        items: menu.items?.map(entry),
        onFocus: ({ currentTarget }) => {
          if (!pressed.current) return;
          pressed.current = false;
          // The kit gives the focus to the first entry that can be chosen, and would show a long menu from there: who
          // points at it looks from its top. The browser scrolls there after this event.
          requestAnimationFrame(() => currentTarget.scrollTo({ top: 0 }));
        },
        onClick: (chosen) => {
          const before = button?.current ?? opener.current;
          if (chosen.domEvent.type === 'keydown' && before instanceof HTMLElement) {
            before.focus();
            // Enter would press the button that has the focus now.
            chosen.domEvent.preventDefault();
          }
          menu.onClick?.(chosen);
        },
      }}
    />
  );
}

/** What an entry is called is what it says. */
function entry<T extends NonNullable<MenuProps['items']>[number]>(item: T): T {
  return item && 'icon' in item ? { ...item, icon: unnamed(item.icon) } : item;
}

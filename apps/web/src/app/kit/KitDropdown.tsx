import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { useRef } from 'react';
import { TAKES_FOCUS } from './menu-focus.ts';

interface KitDropdownProps extends DropdownProps {
  readonly menu: MenuProps;
}

/**
 * The kit's menu under a button. A choice by keys goes back to the button as Escape does, where the kit would leave the focus
 * nowhere; and before what was chosen is done: a dialog that it opens gives the focus back to whoever had it.
 */
export function KitDropdown({ menu, ...rest }: KitDropdownProps) {
  const opener = useRef<Element>(null);
  return (
    <Dropdown
      trigger={['click']}
      {...TAKES_FOCUS}
      {...rest}
      onOpenChange={(isOpen) => {
        if (isOpen) opener.current = document.activeElement;
      }}
      menu={{
        ...menu,
        onClick: (chosen) => {
          if (chosen.domEvent.type === 'keydown' && opener.current instanceof HTMLElement) {
            opener.current.focus();
            // Enter would press the button that has the focus now.
            chosen.domEvent.preventDefault();
          }
          menu.onClick?.(chosen);
        },
      }}
    />
  );
}

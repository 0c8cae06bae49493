import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';

/** An icon of the kit says its English name, which would become a part of what a button or an entry of a menu is called. */
export function unnamed(icon: ReactNode): ReactNode {
  return isValidElement<ComponentProps<'span'>>(icon) ? cloneElement(icon, { 'aria-hidden': true }) : icon;
}

import { describe, expect, it } from 'vitest';
import { changeSidebar, type SidebarAction, startSidebar } from './sidebar.ts';

function after(width: number, ...actions: SidebarAction[]) {
  return actions.reduce(changeSidebar, startSidebar(width)).collapsed;
}
const resize = (width: number): SidebarAction => ({ type: 'resize', width });
const toggle: SidebarAction = { type: 'toggle' };

describe('the sidebar (spec §2)', () => {
  it('is open from 1200 px and collapsed below', () => {
    expect(after(1200)).toBe(false);
    expect(after(1199)).toBe(true);
    expect(after(1400, resize(1199))).toBe(true);
  });
  it('opens again by itself, if the window closed it', () => {
    expect(after(1400, resize(1000), resize(1300))).toBe(false);
    expect(after(1400, toggle, resize(1500))).toBe(true);
  });
  it('collapses only below 800 px once the person has toggled it', () => {
    expect(after(1100, toggle, resize(1000))).toBe(false);
    expect(after(1100, toggle, resize(799))).toBe(true);
  });
});

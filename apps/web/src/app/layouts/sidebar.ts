import { useEffect, useReducer } from 'react';

/** px of window width below which the sidebar collapses: at first, and once the person has toggled it (spec §2). */
const COLLAPSE_BELOW = { untouched: 1200, toggled: 800 } as const;
/** Debounce of window resizing, ms (spec §9). */
const RESIZE_DEBOUNCE = 150;

export interface SidebarState {
  readonly collapsed: boolean;
  /** The person has used the toggle. */
  readonly toggled: boolean;
  /** The window's width, not the person, collapsed it: it opens again by itself. */
  readonly automatic: boolean;
}

export type SidebarAction = { type: 'resize'; width: number } | { type: 'toggle' } | { type: 'close' };

export function startSidebar(width: number): SidebarState {
  const collapsed = width < COLLAPSE_BELOW.untouched;
  return { collapsed, toggled: false, automatic: collapsed };
}

export function changeSidebar(state: SidebarState, action: SidebarAction): SidebarState {
  if (action.type === 'toggle') return { collapsed: !state.collapsed, toggled: true, automatic: false };
  if (action.type === 'close') return { ...state, collapsed: true };
  const narrow = action.width < (state.toggled ? COLLAPSE_BELOW.toggled : COLLAPSE_BELOW.untouched);
  if (narrow && !state.collapsed) return { ...state, collapsed: true, automatic: true };
  if (!narrow && state.collapsed && state.automatic) return { ...state, collapsed: false, automatic: false };
  return state;
}

export function useSidebar() {
  const [state, dispatch] = useReducer(changeSidebar, window.innerWidth, startSidebar);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const resize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => dispatch({ type: 'resize', width: window.innerWidth }), RESIZE_DEBOUNCE);
    };
    window.addEventListener('resize', resize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', resize);
    };
  }, []);
  return {
    collapsed: state.collapsed,
    toggle: () => dispatch({ type: 'toggle' }),
    close: () => dispatch({ type: 'close' }),
  };
}

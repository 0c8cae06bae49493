import { createStore } from 'zustand/vanilla';

/** Whether the section is unfolded that says how objects come: it stays so from object to object. */
export const animationOpen = createStore<boolean>(() => false);

import { createStore } from 'zustand/vanilla';

/** What else than its components the panel shows that puts them in: a person's pictures, or the cells of a workbook. */
export const insertPlace = createStore<'library' | 'cells' | undefined>(() => undefined);

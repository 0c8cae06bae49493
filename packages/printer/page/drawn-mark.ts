/** Attribute of the elements whose places the printer is told: the pages, or the whole contact sheet. */
export const DRAWN_MARK = 'data-drawn';

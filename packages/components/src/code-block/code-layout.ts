/** How a listing is laid out and coloured: for who writes in one, and who makes room for one. */
export { codeColors } from './colors.ts';
export { codeHeight, codeLayout } from './drawn-code.ts';

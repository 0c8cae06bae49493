/** px of the screen that a ruler is wide. */
export const RULER = 20;

/** px of the screen that the numbers of a ruler are apart, and its marks. */
const LEAST = { numbers: 56, marks: 5 } as const;

/** Distances of the marks of a ruler, px of the page: those with a number, and those between. */
export function rulerSteps(zoom: number): { readonly numbers: number; readonly marks: number } {
  const wanted = LEAST.numbers / zoom;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const numbers = Math.max(1, [1, 2, 5, 10].map((share) => share * power).find((step) => step >= wanted) ?? wanted);
  const parts = [10, 5, 2].find((count) => (numbers / count) * zoom >= LEAST.marks && numbers % count === 0) ?? 1;
  return { numbers, marks: numbers / parts };
}

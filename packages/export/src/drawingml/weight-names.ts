/** The two weights that a family has for programs that know no others. */
export const REGULAR = 400;
export const BOLD = 700;

/** From this weight on they draw words bold, and browsers embolden faces that are not bold themselves. */
export const BOLD_FROM = 600;

const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  500: 'Medium',
  600: 'SemiBold',
  800: 'ExtraBold',
  900: 'Black',
};

/** The family that programs with two weights a family find a weight in: each but regular and bold is one of its own. */
export function familyOfWeight(family: string, weight: number): string {
  const name = WEIGHT_NAMES[weight];
  return name ? `${family} ${name}` : family;
}

import type { Quantity } from './quantities.ts';

/** Units of what can be measured, by what they measure: length, mass, volume, sound, power, energy, frequency, data, time. */
const DIMENSIONS: readonly RegExp[] = [
  /^(?:mm|cm|dm|m|km|ft|feet|miles?|m[eè]tres?|metres?|公里|米)$/u,
  /^(?:mg|µg|g|kg|t|公斤|千克|吨)$/u,
  /^(?:ml|mL|cl|dl|l|L|毫升|升)$/u,
  /^dB$/u,
  /^[kMG]?W[cp]?$/u,
  /^[kMGT]?Wh$/u,
  /^[kMG]?Hz$/u,
  /^[kKMGT]B$/u,
  /^(?:s|min|mn|h|hrs|hours?|minutes?|heures?|days?|jours?|小时|分钟|天)$/u,
];

/** Whether two measures are of different things, so that neither can become the other: `45 dB` and `10 m`. */
export function areOfOtherDimensions(one: Quantity, other: Quantity): boolean {
  const [first, second] = [one, other].map(({ unit }) => DIMENSIONS.findIndex((units) => units.test(unit.trim())));
  return first !== -1 && second !== -1 && first !== second;
}

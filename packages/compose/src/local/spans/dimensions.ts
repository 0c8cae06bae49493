import type { Quantity } from './quantities.ts';

/** Units of one thing that can be measured, by their names, and how many of the smallest of them each is. */
type Dimension = Readonly<Record<string, number>>;

const LENGTHS: Dimension = {
  mm: 1,
  cm: 10,
  dm: 100,
  m: 1e3,
  metre: 1e3,
  metres: 1e3,
  mètre: 1e3,
  mètres: 1e3,
  米: 1e3,
  km: 1e6,
  公里: 1e6,
  ft: 304.8,
  feet: 304.8,
  mile: 1_609_344,
  miles: 1_609_344,
};
const MASSES: Dimension = { µg: 1, mg: 1e3, g: 1e6, 克: 1e6, kg: 1e9, 公斤: 1e9, 千克: 1e9, t: 1e12, 吨: 1e12 };
const VOLUMES: Dimension = { ml: 1, mL: 1, 毫升: 1, cl: 10, dl: 100, l: 1e3, L: 1e3, 升: 1e3 };
const TIMES: Dimension = {
  ms: 1,
  s: 1e3,
  min: 6e4,
  mn: 6e4,
  minute: 6e4,
  minutes: 6e4,
  分钟: 6e4,
  h: 3.6e6,
  hrs: 3.6e6,
  hour: 3.6e6,
  hours: 3.6e6,
  heure: 3.6e6,
  heures: 3.6e6,
  小时: 3.6e6,
  day: 8.64e7,
  days: 8.64e7,
  jour: 8.64e7,
  jours: 8.64e7,
  天: 8.64e7,
};
const DIMENSIONS: readonly Dimension[] = [
  LENGTHS,
  MASSES,
  VOLUMES,
  TIMES,
  { dB: 1 },
  { W: 1, Wp: 1, Wc: 1, kW: 1e3, kWp: 1e3, kWc: 1e3, MW: 1e6, MWp: 1e6, MWc: 1e6, GW: 1e9, GWp: 1e9, GWc: 1e9 },
  { Wh: 1, kWh: 1e3, MWh: 1e6, GWh: 1e9, TWh: 1e12 },
  { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  { kB: 1, KB: 1, MB: 1e3, GB: 1e6, TB: 1e9 },
];

const dimensionOf = ({ unit }: Quantity) => DIMENSIONS.find((units) => Object.hasOwn(units, unit.trim()));

/** Whether two measures are of different things, so that neither can become the other: `45 dB` and `10 m`. */
export function areOfOtherDimensions(one: Quantity, other: Quantity): boolean {
  const [first, second] = [dimensionOf(one), dimensionOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** Two measures of one thing in the smallest unit of it, `380 ms` and `4.2 s`; undefined of any other two. */
export function inOneUnit(one: Quantity, other: Quantity): readonly [number, number] | undefined {
  const units = dimensionOf(one);
  if (units === undefined || units !== dimensionOf(other)) return undefined;
  const [first, second] = [one, other].map(({ number, unit }) => (number ?? Number.NaN) * (units[unit.trim()] ?? 1));
  return first === undefined || second === undefined || Number.isNaN(first + second) ? undefined : [first, second];
}

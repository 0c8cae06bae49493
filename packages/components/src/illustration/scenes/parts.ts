/** Tones of a scene; which colours they are follows from the palette, see `tones.ts`. */
export const TONES = ['blob', 'shade', 'main', 'deep', 'ink', 'second', 'third', 'paper', 'skin'] as const;
export type Tone = (typeof TONES)[number];

/** A filled outline, SVG path data in a space of `SCENE`. */
export interface Part {
  readonly tone: Tone;
  readonly data: string;
}

export type Scene = readonly Part[];

/** The space that all scenes are drawn in, and where what stands in them stands. */
export const SCENE = { width: 240, height: 180, ground: 152 } as const;

export function path(tone: Tone, data: string): Part {
  return { tone, data };
}

/** A box with round corners. */
export function box(tone: Tone, x: number, y: number, width: number, height: number, radius = 0): Part {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return path(tone, `M${x} ${y}h${width}v${height}h${-width}Z`);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return path(
    tone,
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`,
  );
}

export function oval(tone: Tone, x: number, y: number, across: number, down = across): Part {
  const half = (dx: number): string => `a${across} ${down} 0 1 0 ${dx} 0`;
  return path(tone, `M${x - across} ${y}${half(2 * across)}${half(-2 * across)}Z`);
}

/** A straight limb or line with round ends. */
export function bar(tone: Tone, x1: number, y1: number, x2: number, y2: number, width: number): Part {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const r = width / 2;
  const [nx, ny] = [round((-(y2 - y1) / length) * r), round(((x2 - x1) / length) * r)];
  const end = (x: number, y: number): string => `A${r} ${r} 0 0 0 ${round(x)} ${round(y)}`;
  return path(
    tone,
    `M${round(x1 + nx)} ${round(y1 + ny)}L${round(x2 + nx)} ${round(y2 + ny)}${end(x2 - nx, y2 - ny)}L${round(x1 - nx)} ${round(y1 - ny)}${end(x1 + nx, y1 + ny)}Z`,
  );
}

/** Lines with round ends through points. */
export function bars(tone: Tone, width: number, ...points: readonly (readonly [number, number])[]): Part[] {
  return points.slice(1).map(([x, y], index) => {
    const [x1, y1] = points[index] ?? [x, y];
    return bar(tone, x1, y1, x, y, width);
  });
}

export function polygon(tone: Tone, ...points: readonly (readonly [number, number])[]): Part {
  return path(tone, `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`);
}

/** What all scenes stand on: a soft shape behind, and the ground. */
export function stage(reach = 86): Part[] {
  return [
    path(
      'blob',
      'M28 100C22 58 58 22 104 22C140 22 158 10 188 32C222 58 224 108 196 134C172 156 92 160 58 144C38 134 31 122 28 100Z',
    ),
    oval('shade', 120, SCENE.ground, reach, 5),
  ];
}

/** How hair lies on a head. */
type Hair = 'short' | 'bun' | 'long';

export function head(x: number, y: number, hair: Hair = 'short', r = 9): Part[] {
  const behind = hair === 'long' ? [box('ink', x - r - 2, y - r, 2 * r + 4, r * 2.6, r)] : [];
  const knot = hair === 'bun' ? [oval('ink', x, y - r - 3, r * 0.45)] : [];
  return [
    ...behind,
    ...knot,
    box('skin', x - 3.5, y + r - 4, 7, 9, 3),
    oval('skin', x, y, r),
    path(
      'ink',
      `M${x - r - 1} ${y + 1}a${r + 1} ${r + 1} 0 0 1 ${2 * r + 2} 0c-3 -1 -5 -3 -6 -6c-3 4 -8 6 -${2 * r - 4} 6Z`,
    ),
  ];
}

/** A person who stands; the arms are lines from the shoulders. */
export function standing(
  x: number,
  {
    shirt,
    hair = 'short',
    left,
    right,
  }: { shirt: Tone; hair?: Hair; left?: [number, number][]; right?: [number, number][] },
): Part[] {
  const ground = SCENE.ground;
  const arm = (side: number, points: [number, number][]): Part[] => {
    const hand = points.at(-1) ?? [x, ground];
    return [...bars(shirt, 8, [x + side * 11, ground - 70], ...points), oval('skin', hand[0], hand[1], 4)];
  };
  return [
    bar('ink', x - 5, ground - 38, x - 6, ground - 4, 9),
    bar('ink', x + 5, ground - 38, x + 6, ground - 4, 9),
    box('deep', x - 13, ground - 6, 12, 6, 3),
    box('deep', x + 1, ground - 6, 12, 6, 3),
    ...arm(
      -1,
      left ?? [
        [x - 16, ground - 54],
        [x - 14, ground - 40],
      ],
    ),
    ...head(x, ground - 90, hair),
    box(shirt, x - 14, ground - 78, 28, 44, 11),
    ...arm(
      1,
      right ?? [
        [x + 16, ground - 54],
        [x + 14, ground - 40],
      ],
    ),
  ];
}

/** A potted plant. */
export function plant(x: number, ground: number, tone: Tone = 'main'): Part[] {
  const leaf = (dx: number, dy: number): Part =>
    path(tone, `M${x} ${ground - 14}q${dx * 0.1} ${-dy} ${dx} ${-dy - 6}q${-dx * 0.05} ${dy * 0.75} ${-dx} ${dy + 6}Z`);
  return [
    leaf(-13, 14),
    leaf(13, 16),
    path('deep', `M${x} ${ground - 14}q-8 -14 0 -28q8 14 0 28Z`),
    path('second', `M${x - 9} ${ground - 15}h18l-3 15h-12Z`),
  ];
}

/** A hook that says that something is done. */
export function tick(tone: Tone, x: number, y: number, size: number, width: number): Part[] {
  return bars(tone, width, [x - size / 2, y], [x - size / 8, y + size * 0.36], [x + size / 2, y - size * 0.36]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

import { bar, bars, box, head, oval, path, plant, polygon, type Scene, stage, standing, tick } from './parts.ts';

/** People at work, together and for others. */

export const work: Scene = [
  ...stage(),
  // The wall: a frame and a lamp.
  box('paper', 146, 46, 34, 26, 3),
  path('third', 'M150 68l9 -12l6 7l4 -5l8 10Z'),
  oval('second', 172, 53, 2.5),
  path('deep', 'M104 118v-14a16 16 0 0 0 -6 0v14Z'),
  ...head(104, 72, 'bun'),
  path('main', 'M82 118v-12a18 18 0 0 1 18 -18h8a18 18 0 0 1 18 18v12Z'),
  ...bars('main', 8, [88, 98], [92, 112], [112, 113]),
  oval('skin', 114, 113, 4),
  path('ink', 'M116 92h38a3 3 0 0 1 3 3l-5 23h-38Z'),
  oval('second', 136, 105, 3),
  ...plant(66, 118),
  box('second', 168, 106, 10, 12, 3),
  path('second', 'M178 108h3a4 4 0 0 1 0 8h-3v-2.4h2.4a1.6 1.6 0 0 0 0 -3.2h-2.4Z'),
  box('deep', 46, 118, 148, 7, 3),
  bar('deep', 58, 125, 54, 150, 5),
  bar('deep', 182, 125, 186, 150, 5),
];

export const meeting: Scene = [
  ...stage(),
  box('paper', 88, 36, 64, 44, 4),
  box('main', 98, 60, 8, 12, 2),
  box('second', 111, 52, 8, 20, 2),
  box('third', 124, 46, 8, 26, 2),
  box('shade', 137, 56, 6, 16, 2),
  box('shade', 44, 96, 8, 48, 4),
  box('shade', 188, 96, 8, 48, 4),
  ...head(66, 80),
  path('main', 'M50 136v-28a15 15 0 0 1 15 -15h4a15 15 0 0 1 15 15v28Z'),
  ...bars('main', 8, [72, 102], [80, 116], [94, 116]),
  oval('skin', 96, 116, 4),
  ...head(174, 80, 'long'),
  path('second', 'M156 136v-28a15 15 0 0 1 15 -15h4a15 15 0 0 1 15 15v28Z'),
  ...bars('second', 8, [168, 102], [160, 116], [146, 116]),
  oval('skin', 144, 116, 4),
  ...bars('ink', 9, [70, 134], [88, 136], [88, 149]),
  ...bars('ink', 9, [170, 134], [152, 136], [152, 149]),
  box('deep', 62, 120, 116, 8, 4),
  box('deep', 114, 128, 12, 20, 2),
  box('deep', 100, 146, 40, 6, 3),
  box('paper', 108, 114, 24, 6, 1),
];

export const team: Scene = [
  ...stage(),
  ...standing(72, { shirt: 'second', hair: 'long' }),
  ...standing(168, { shirt: 'third' }),
  ...standing(120, {
    shirt: 'main',
    hair: 'bun',
    left: [
      [98, 92],
      [84, 96],
    ],
    right: [
      [142, 92],
      [156, 96],
    ],
  }),
  oval('main', 120, 30, 6),
  oval('second', 82, 40, 5),
  oval('third', 158, 40, 5),
  bar('deep', 89, 38, 112, 32, 2),
  bar('deep', 128, 32, 151, 38, 2),
];

export const planning: Scene = [
  ...stage(),
  box('paper', 52, 38, 96, 84, 5),
  path('main', 'M52 54v-11a5 5 0 0 1 5 -5h86a5 5 0 0 1 5 5v11Z'),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      box(
        row === 1 && column === 2 ? 'second' : row === 0 && column === 1 ? 'third' : 'shade',
        61 + column * 21,
        63 + row * 19,
        15,
        13,
        3,
      ),
    ),
  ),
  ...tick('paper', 110.5, 88.5, 8, 2.2),
  bar('deep', 68, 34, 68, 44, 4),
  bar('deep', 132, 34, 132, 44, 4),
  bar('deep', 66, 122, 60, 150, 4),
  bar('deep', 134, 122, 140, 150, 4),
  ...standing(176, {
    shirt: 'second',
    left: [
      [156, 94],
      [142, 84],
    ],
  }),
];

export const support: Scene = [
  ...stage(),
  box('paper', 146, 36, 54, 36, 9),
  polygon('paper', [154, 70], [170, 70], [152, 84]),
  oval('main', 161, 54, 3.5),
  oval('second', 173, 54, 3.5),
  oval('third', 185, 54, 3.5),
  path('main', 'M66 152v-20a30 30 0 0 1 30 -30h20a30 30 0 0 1 30 30v20Z'),
  box('ink', 84, 50, 44, 60, 20),
  box('skin', 100, 84, 12, 24, 6),
  path('paper', 'M92 103h10l4 9l4 -9h10l-14 20Z'),
  oval('skin', 106, 74, 18, 20),
  path('ink', 'M86 76c-2 -18 6 -28 20 -28s22 10 20 28c-3 -2 -5 -6 -6 -11c-8 3 -18 0 -22 -6c-2 8 -6 14 -12 17Z'),
  path('deep', 'M80 74a26 26 0 0 1 52 0h-5a21 21 0 0 0 -42 0Z'),
  box('deep', 77, 70, 9, 17, 4),
  box('deep', 126, 70, 9, 17, 4),
  ...bars('deep', 3, [130, 86], [125, 93], [115, 93]),
  box('second', 109, 90.5, 9, 5, 2.5),
];

export const education: Scene = [
  ...stage(),
  box('second', 66, 132, 108, 20, 4),
  box('paper', 74, 136, 100, 12, 2),
  box('main', 76, 112, 100, 20, 4),
  box('paper', 76, 116, 92, 12, 2),
  box('third', 70, 94, 92, 18, 4),
  box('paper', 78, 97.5, 84, 11, 2),
  polygon('deep', [120, 34], [178, 58], [120, 82], [62, 58]),
  path('ink', 'M90 70l30 12l30 -12v16c-8 8 -20 9 -30 9s-22 -1 -30 -9Z'),
  ...bars('second', 3, [120, 58], [166, 64], [166, 84]),
  path('second', 'M162 82h8l2 14h-12Z'),
];

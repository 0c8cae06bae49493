import { bar, bars, box, oval, path, plant, polygon, type Scene, stage, standing, tick } from './parts.ts';

/** Plans, figures and what comes of them. */

export const growth: Scene = [
  ...stage(),
  box('shade', 60, 118, 22, 34, 3),
  box('third', 90, 102, 22, 50, 3),
  box('main', 120, 82, 22, 70, 3),
  box('deep', 150, 58, 22, 94, 3),
  ...bars('second', 5, [62, 96], [98, 78], [118, 58], [152, 36]),
  polygon('second', [164, 27], [158, 46], [145, 33]),
  ...plant(42, 152),
  ...[0, 1, 2].map((row) => box('second', 182, 143 - row * 10, 26, 9, 4.5)),
];

export const finance: Scene = [
  ...stage(),
  box('main', 52, 58, 92, 54, 6),
  box('paper', 58, 64, 80, 42, 3),
  oval('main', 98, 85, 13),
  oval('paper', 98, 85, 7),
  oval('second', 98, 85, 4),
  oval('third', 68, 85, 4),
  oval('third', 128, 85, 4),
  ...[0, 1, 2].map((row) => box('deep', 68, 142 - row * 10, 34, 9, 4.5)),
  ...[0, 1, 2, 3, 4].map((row) => box('second', 112, 142 - row * 10, 36, 9, 4.5)),
  ...[0, 1, 2, 3, 4, 5, 6].map((row) => box(row % 2 ? 'third' : 'second', 158, 142 - row * 10, 34, 9, 4.5)),
  ...bars('main', 4, [156, 60], [170, 46], [178, 54], [194, 36]),
  polygon('main', [200, 29], [198, 43], [188, 33]),
];

export const launch: Scene = [
  ...stage(60),
  oval('third', 62, 62, 3),
  oval('second', 186, 58, 4),
  oval('third', 176, 96, 3),
  oval('second', 72, 104, 3),
  path('second', 'M108 122q12 34 24 0Z'),
  path('third', 'M113 122q7 20 14 0Z'),
  path('deep', 'M102 88l-20 22v16l22 -10Z'),
  path('deep', 'M138 88l20 22v16l-22 -10Z'),
  path('paper', 'M120 22c22 20 26 60 16 100h-32c-10 -40 -6 -80 16 -100Z'),
  path('main', 'M120 22c9 8 15 19 18 31h-36c3 -12 9 -23 18 -31Z'),
  oval('deep', 120, 74, 11),
  oval('third', 120, 74, 6.5),
  box('main', 104, 114, 32, 9, 3),
  oval('shade', 88, 148, 15, 11),
  oval('shade', 108, 150, 15, 12),
  oval('shade', 132, 150, 16, 12),
  oval('shade', 152, 148, 14, 10),
];

export const success: Scene = [
  ...stage(),
  box('deep', 84, 134, 72, 18, 3),
  box('paper', 104, 139, 32, 8, 2),
  box('ink', 112, 112, 16, 12, 2),
  box('ink', 100, 122, 40, 12, 4),
  path('main', 'M84 46h-14c-4 28 8 44 28 44v-7c-14 -1 -20 -12 -20 -30h6Z'),
  path('main', 'M156 46h14c4 28 -8 44 -28 44v-7c14 -1 20 -12 20 -30h-6Z'),
  path('second', 'M82 38h76v30c0 28 -16 44 -38 44s-38 -16 -38 -44Z'),
  box('third', 78, 34, 84, 9, 4.5),
  path('paper', 'M120 52l5.5 11.6l12.5 1.6l-9.2 8.8l2.3 12.5l-11.1 -6.1l-11.1 6.1l2.3 -12.5l-9.2 -8.8l12.5 -1.6Z'),
  oval('third', 58, 58, 4),
  oval('main', 186, 62, 4),
  bar('second', 52, 92, 60, 86, 4),
  bar('third', 184, 96, 192, 102, 4),
];

export const idea: Scene = [
  ...stage(56),
  ...bars('second', 5, [120, 18], [120, 28]),
  ...bars('second', 5, [72, 36], [79, 44]),
  ...bars('second', 5, [168, 36], [161, 44]),
  ...bars('second', 5, [56, 78], [66, 78]),
  ...bars('second', 5, [174, 78], [184, 78]),
  path(
    'third',
    'M120 36c-24 0 -41 18 -41 40c0 16 8 25 16 33c4 4 6 8 6 13h38c0 -5 2 -9 6 -13c8 -8 16 -17 16 -33c0 -22 -17 -40 -41 -40Z',
  ),
  path('paper', 'M97 74a24 24 0 0 1 20 -22v6a18 18 0 0 0 -14 16Z'),
  ...bars('main', 4, [120, 122], [120, 100], [108, 86]),
  ...bars('main', 4, [120, 100], [132, 86]),
  oval('main', 107, 84, 4),
  oval('main', 133, 84, 4),
  box('deep', 101, 122, 38, 8, 4),
  box('ink', 104, 131, 32, 8, 4),
  path('deep', 'M109 140h22c-2 8 -6 12 -11 12s-9 -4 -11 -12Z'),
];

export const shopping: Scene = [
  ...stage(),
  path('deep', 'M92 70v-10a22 22 0 0 1 44 0v10h-7v-10a15 15 0 0 0 -30 0v10Z'),
  path('main', 'M70 66h88l8 80a6 6 0 0 1 -6 6h-92a6 6 0 0 1 -6 -6Z'),
  path('deep', 'M70 66h88l1.2 12h-90.4Z'),
  oval('paper', 96, 74, 3),
  oval('paper', 132, 74, 3),
  path('paper', 'M114 128c-14 -8 -21 -15 -21 -24a10.5 10.5 0 0 1 21 -5a10.5 10.5 0 0 1 21 5c0 9 -7 16 -21 24Z'),
  path('third', 'M184 110c-8 -14 -22 -12 -20 -4c1 5 12 6 20 4Z'),
  path('third', 'M184 110c8 -14 22 -12 20 -4c-1 5 -12 6 -20 4Z'),
  box('second', 164, 118, 40, 34, 3),
  box('second', 160, 108, 48, 13, 3),
  box('third', 179, 108, 10, 44),
  polygon('paper', [60, 96], [46, 108], [54, 120], [68, 108]),
  oval('deep', 60, 104, 2.2),
];

export const delivery: Scene = [
  ...stage(92),
  bar('shade', 24, 92, 46, 92, 5),
  bar('shade', 30, 108, 44, 108, 5),
  bar('shade', 20, 124, 40, 124, 5),
  box('main', 52, 62, 92, 76, 5),
  path('second', 'M148 84h26c4 0 7 2 9 5l13 22c1 2 2 4 2 6v21h-50Z'),
  path('paper', 'M156 92h17l11 20h-28Z'),
  box('deep', 48, 132, 152, 8, 4),
  box('paper', 74, 80, 48, 34, 3),
  box('third', 92, 80, 12, 13),
  ...tick('main', 98, 103, 13, 3),
  oval('ink', 80, 142, 13),
  oval('paper', 80, 142, 5),
  oval('ink', 168, 142, 13),
  oval('paper', 168, 142, 5),
];

export const city: Scene = [
  ...stage(92),
  oval('second', 168, 46, 13),
  box('shade', 44, 88, 30, 64, 2),
  box('shade', 176, 80, 28, 72, 2),
  box('main', 66, 60, 36, 92, 3),
  box('deep', 108, 36, 34, 116, 3),
  bar('deep', 125, 24, 125, 40, 3),
  box('third', 148, 78, 34, 74, 3),
  ...[0, 1, 2, 3].flatMap((row) => [
    box('paper', 74, 70 + row * 17, 7, 9, 1),
    box('paper', 87, 70 + row * 17, 7, 9, 1),
  ]),
  ...[0, 1, 2, 3, 4].flatMap((row) => [
    box('second', 116, 48 + row * 18, 6, 9, 1),
    box('paper', 128, 48 + row * 18, 6, 9, 1),
  ]),
  ...[0, 1, 2].flatMap((row) => [box('paper', 155, 88 + row * 18, 7, 9, 1), box('paper', 168, 88 + row * 18, 7, 9, 1)]),
  oval('second', 56, 134, 11, 13),
  bar('deep', 56, 138, 56, 151, 3),
  oval('second', 192, 136, 10, 12),
  bar('deep', 192, 140, 192, 151, 3),
];

export const presenting: Scene = [
  ...stage(),
  box('paper', 86, 34, 108, 74, 5),
  box('deep', 82, 30, 116, 7, 3.5),
  path('main', 'M122 52a18 18 0 1 0 18 18h-18Z'),
  path('second', 'M127 47a18 18 0 0 1 18 18h-18Z'),
  box('third', 154, 54, 28, 6, 3),
  box('shade', 154, 66, 28, 6, 3),
  box('shade', 154, 78, 20, 6, 3),
  bar('deep', 140, 108, 140, 150, 4),
  bar('deep', 140, 128, 122, 150, 4),
  bar('deep', 140, 128, 158, 150, 4),
  ...standing(58, {
    shirt: 'main',
    hair: 'long',
    right: [
      [78, 90],
      [92, 78],
    ],
  }),
];

import { componentOf } from '@pagewright/components/fixtures';
import { lowerPage } from '@pagewright/components/lower-page';
import type { LoweredPage, PrimitiveParagraph } from '@pagewright/components/primitives';
import { expect, it } from 'vitest';
import { OFFICE, placedByOffice } from '../../testing/office.ts';
import { NO_PRESS } from '../../testing/presses.ts';
import { pageOf, place } from '../../testing/proof-pages.ts';
import { exportPptx } from '../export-pptx.ts';

/** px by which a line may stand off from where the page has it; it begins and stands there whatever its font is. */
const NEAR = 1.5;

/** px by which a line may stand lower than on the page: renderers that put letters on whole dots would draw it a dot lower. */
const LOWER = 0.05;

const WORDS =
  'Revenue grew by 12 %, costs stayed within two million euros, and the team expects the trend to continue.';
const PAGE = pageOf([
  componentOf(
    'heading',
    { text: 'A title of two lines that go on', level: 1, fontSize: 56, textAlign: 'left' },
    place(40, 30, 500, 200),
  ),
  componentOf('text', { text: WORDS, fontSize: 21, fontFamily: 'Lora', textAlign: 'left' }, place(60, 260, 420, 200)),
  componentOf('text', { text: WORDS, fontSize: 14, lineHeight: 1.9, textAlign: 'left' }, place(600, 460, 400, 200)),
  componentOf(
    'aiTable',
    {
      rows: 1,
      columns: 2,
      cellData: [
        ['Bakery', 'Loaves'],
        ['Street', '480'],
      ],
      fontSize: 60,
    },
    place(640, 235, 600, 220),
  ),
]);

/** The first word of each line, and where it stands on the page, px. */
function linesOf({ primitives }: LoweredPage) {
  const texts = primitives.flatMap((one) => (one.type === 'text' ? one.paragraphs : []));
  const cells = primitives.flatMap((one) => (one.type === 'table' ? one.rows.flat() : []));
  return [
    ...texts.flatMap((one) => firstWords(one, LOWER)),
    // Lines of cells reach as far down as the font that is there does.
    ...cells.flatMap((cell) => cell.paragraphs).flatMap((one) => firstWords(one, NEAR)),
  ];
}

function firstWords({ runs, lines }: PrimitiveParagraph, lower: number) {
  const text = runs.map((run) => run.text).join('');
  return lines.map(({ start, box, baseline }) => ({
    word: text.slice(start).split(' ')[0] ?? '',
    x: box.x,
    y: baseline,
    lower,
  }));
}

it.skipIf(!OFFICE)(
  'every line stands where the page has it in LibreOffice (skipped where it is not installed)',
  async () => {
    const { bytes } = await exportPptx(
      [PAGE],
      { lines: 'auto', fonts: 'designed' },
      {
        title: '',
        language: 'en-US',
        picture: async () => undefined,
        press: NO_PRESS,
      },
    );
    const [shown] = await placedByOffice(bytes, 'pptx');
    if (!shown) throw new Error('no page');
    const wanted = linesOf(lowerPage(PAGE, { assets: () => undefined }));
    expect(wanted.length).toBeGreaterThan(6);
    for (const { word, x, y, lower } of wanted) {
      const near = shown.filter(
        (one) =>
          one.text.startsWith(word) &&
          Math.abs(one.x * PAGE.size.width - x) < NEAR &&
          y - one.y * PAGE.size.width < NEAR &&
          one.y * PAGE.size.width - y < lower,
      );
      expect(near.length, `${word} at ${x} ${y}`).toBeGreaterThan(0);
    }
  },
  60_000,
);

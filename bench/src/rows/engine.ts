import { ENGINES } from '@pagewright/compose/engines';
import { designOutline, designPage } from '@pagewright/design/design';
import { STYLES } from '@pagewright/design/styles';
import type { Outline } from '@pagewright/model/outline';
import { readText } from '@pagewright/source/read';
import { reportText } from '../content.ts';
import { type Row, seconds } from '../row.ts';
import { compare } from '../timing.ts';

const PAGES_PER_SECOND = 200;
const FIRST_PAGE_MS = 300;
const RESTYLE_MS = 50;
const COUNT = 20;

/** The local engine and the design, without reading or drawing. */
export async function engine(rounds: number): Promise<Row[]> {
  const document = readText(reportText(COUNT));
  const look = { format: 'ppt-16-9', style: STYLES.professional } as const;
  const compose = (): Outline =>
    ENGINES.local.compose([document], { prompt: '', pageCount: COUNT, mode: 'condense', format: 'ppt-16-9' });
  const outline = compose();
  const [all = 0, first = 0, restyled = 0, reformatted = 0] = await compare(rounds * 5, [
    () => designOutline(compose(), look),
    () => designPage(compose(), 0, look),
    () => designOutline(outline, { ...look, style: STYLES.tech }),
    () => designOutline(outline, { ...look, format: 'a4-portrait' }),
  ]);
  const rate = (COUNT / all) * 1000;
  return [
    {
      work: `compose and design ${COUNT} pages, one core`,
      ours: `${rate.toFixed(0)} pages/s`,
      other: `bar ${PAGES_PER_SECOND} pages/s`,
      ratio: PAGES_PER_SECOND / rate,
      bar: 1,
    },
    againstBar('first page composed and designed', first, FIRST_PAGE_MS),
    againstBar(`restyle ${COUNT} pages`, restyled, RESTYLE_MS),
    againstBar(`reformat ${COUNT} pages`, reformatted, RESTYLE_MS),
  ];
}

function againstBar(work: string, time: number, bar: number): Row {
  return { work, ours: seconds(time), other: `bar ${seconds(bar)}`, ratio: time / bar, bar: 1 };
}

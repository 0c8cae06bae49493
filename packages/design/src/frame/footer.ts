import { PAGE_NUMBER_SLOT, RUNNING } from '@pagewright/components/slots';
import { lineWidth } from '../measuring.ts';
import type { Scene } from '../scene.ts';
import { look, type Setting, settingOf } from '../setting.ts';
import { DECORATION } from '../sheet.ts';
import { textLook } from '../theme.ts';
import type { Tone } from '../tone.ts';
import { logoSize } from './logo.ts';

/**
 * Page numbers and running heads: small, at the edge, the same on every page. They are fields of the page's frame: what
 * is written here is what they show until the page is drawn in its document. They repeat under the names of `RUNNING`, so
 * a person edits them on one page for all.
 */

/** Room for the numbers that the page may have when it was moved. */
const WIDEST_NUMBER = '888';

/** Height that a footer takes above the page's margin, px. */
export function footerHeight(setting: Setting): number {
  const small = textLook(setting.theme, 'small', '#000000');
  return Math.ceil(small.fontSize * small.lineHeight);
}

export function drawFooter(scene: Scene, tone: Tone, left?: number): void {
  const { theme, sheet } = scene;
  const setting = settingOf(theme, tone);
  const small = look(setting, 'small', 'soft');
  const height = footerHeight(setting);
  const { x } = theme.content;
  const width = theme.size.width - x * 2;
  const y = theme.size.height - theme.margin - height;
  const number = String(scene.pageNumber);
  const numberWidth = Math.max(lineWidth(number, small), lineWidth(WIDEST_NUMBER, small)) + 4;
  const place = { x: x + width - numberWidth, y, width: numberWidth, height };
  sheet.text(
    RUNNING.number,
    place,
    number,
    small,
    { align: 'right', field: 'number' },
    { slot: PAGE_NUMBER_SLOT, repeat: RUNNING.number },
  );
  const start = left ?? x;
  const logo = logoSize(theme);
  const room = x + width - numberWidth - theme.gap - (logo ? logo.width + theme.gap : 0) - start;
  const title = scene.documentTitle.trim();
  if (title === '' || lineWidth(title, small) > room) return;
  sheet.text(
    RUNNING.head,
    { x: start, y, width: room, height },
    title,
    small,
    { field: 'title' },
    { slot: 'running-head', origin: scene.documentOrigins, repeat: RUNNING.head },
  );
}

/** Running head over a document page: the document on the left, the section on the right, a hairline below. */
export function drawRunningHead(
  scene: Scene,
  tone: Tone,
  section: string | undefined,
  origins: readonly string[],
): void {
  const { theme, sheet } = scene;
  const setting = settingOf(theme, tone);
  const small = look(setting, 'small', 'soft');
  const height = footerHeight(setting);
  const { x, width } = theme.content;
  const y = theme.margin;
  const title = scene.documentTitle.trim();
  const name = section?.trim() ?? '';
  const nameWidth = name === '' ? 0 : lineWidth(name, small) + 4;
  if (title !== '' && lineWidth(title, small) + nameWidth + theme.gap <= width) {
    sheet.text(
      RUNNING.head,
      { x, y, width: width - nameWidth - (nameWidth ? theme.gap : 0), height },
      title,
      small,
      { field: 'title' },
      { slot: 'running-head', origin: scene.documentOrigins, repeat: RUNNING.head },
    );
    if (name !== '' && name !== title)
      sheet.text(
        RUNNING.section,
        { x: x + width - nameWidth, y, width: nameWidth, height },
        name,
        small,
        { align: 'right', field: 'section' },
        { slot: 'section', origin: origins, repeat: RUNNING.section },
      );
  }
  sheet.rectangle(
    RUNNING.rule,
    { x, y: y + height + Math.round(6 * theme.unit), width, height: 1 },
    { backgroundColor: tone.rule },
    { ...DECORATION, repeat: RUNNING.rule },
  );
}

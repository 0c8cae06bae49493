import type { Rect } from '@pagewright/model/units';
import { look, type Setting } from '../setting.ts';
import type { Sheet } from '../sheet.ts';

/** Width that markers take in front of list text, px. */
export function markerWidth(setting: Setting): number {
  return Math.round(look(setting, 'body').fontSize * 1.35);
}

/** Draws a style's list marker beside the first line of a text that starts at `rect`'s top. */
export function drawMarker(sheet: Sheet, rect: Rect, setting: Setting, index: number, lineHeight: number): void {
  const { tokens } = setting.theme;
  const em = look(setting, 'body').fontSize;
  const color = setting.tone.accents[tokens.marker === 'dot' ? index % 3 : 0] ?? setting.tone.accentFill;
  const middle = rect.y + lineHeight / 2;
  const x = rect.x;
  const square = (side: number) => ({ x, y: middle - side / 2, width: side, height: side });
  switch (tokens.marker) {
    case 'square':
      sheet.rectangle('marker', square(em * 0.38), { backgroundColor: color });
      return;
    case 'block':
      sheet.rectangle(
        'marker',
        { x, y: middle - em * 0.09, width: em * 0.7, height: Math.max(2, em * 0.18) },
        { backgroundColor: color },
      );
      return;
    case 'slash':
      sheet.rectangle(
        'marker',
        { x: x + em * 0.2, y: middle - em * 0.42, width: em * 0.26, height: em * 0.84, rotation: 20 },
        { backgroundColor: color },
      );
      return;
    case 'dash':
      sheet.rectangle('marker', { x, y: middle - 1, width: em * 0.55, height: 2 }, { backgroundColor: color });
      return;
    case 'ring':
      sheet.circle('marker', { x: x + em * 0.3, y: middle }, em * 0.28, {
        backgroundColor: 'transparent',
        borderWidth: Math.max(2, em * 0.14),
        borderColor: color,
      });
      return;
    case 'check':
      sheet.icon(
        'marker',
        { x: x - em * 0.05, y: middle - em * 0.5, width: em, height: em },
        'material-icons:check_circle',
        color,
      );
      return;
    case 'diamond':
      sheet.rectangle(
        'marker',
        { x: x + em * 0.1, y: middle - em * 0.18, width: em * 0.36, height: em * 0.36, rotation: 45 },
        { backgroundColor: color },
      );
      return;
    case 'chevron':
      sheet.icon(
        'marker',
        { x: x - em * 0.22, y: middle - em * 0.55, width: em * 1.1, height: em * 1.1 },
        'material-icons:chevron_right',
        color,
      );
      return;
    case 'hair':
      sheet.line('marker', { x, y: middle }, { x: x + em * 0.75, y: middle }, { color: setting.tone.soft, width: 1 });
      return;
    case 'dot':
      sheet.circle('marker', { x: x + em * 0.32, y: middle }, em * 0.27, { backgroundColor: color });
      return;
  }
}

const ROMAN = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
];

/** The number of an entry in a style's way of writing numbers; from 0. */
export function numeralText(setting: Setting, index: number): string {
  const number = index + 1;
  switch (setting.theme.tokens.numeral) {
    case 'padded':
      return String(number).padStart(2, '0');
    case 'roman':
      return ROMAN[index] ?? String(number);
    case 'bracketed':
      return `[${String(number).padStart(2, '0')}]`;
    case 'plain':
      return String(number);
  }
}

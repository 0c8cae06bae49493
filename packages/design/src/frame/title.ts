import { mostReadable, readableColor, requiredContrast } from '@pagewright/model/color';
import type { PageBrief } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { gradientOf } from '../blocks/card.ts';
import { phrase, words } from '../blocks/entry.ts';
import { adaptive, type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { balancedWidth, textBox } from '../box/text.ts';
import { measure } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import type { Phrase } from '../text-look.ts';
import { titleLook } from './title-look.ts';

/** A page's title in the style's manner. */

export interface TitleOptions {
  readonly level: number;
  readonly role?: 'title' | 'heading' | 'display';
  /** Without the kicker above and the ornament around. */
  readonly plain?: boolean;
  readonly lines?: number;
  /** Multiple of the usual size. */
  readonly times?: number;
}

type Titled = Pick<PageBrief, 'title' | 'subtitle' | 'section'>;

export function titleBlock(setting: Setting, brief: Titled, options: TitleOptions): Box {
  const title = phrase(setting, brief.title, 'title');
  const subtitle = subtitlePhrase(setting, brief);
  const named = !options.plain && setting.theme.medium === 'slide';
  const section =
    named && brief.section && brief.section.trim() !== brief.title.text.trim()
      ? words(setting, brief.section, 'section', brief.title.origins)
      : undefined;
  const parts: TitleParts = { setting, title, subtitle, section, options };
  return options.plain ? plainTitle(parts) : TREATMENTS[setting.theme.tokens.title](parts);
}

/** The line under a title by itself, where that stands above already. */
export function subtitleBlock(setting: Setting, brief: Titled): Box | undefined {
  return subtitleWords({ setting, subtitle: subtitlePhrase(setting, brief) });
}

function subtitlePhrase(setting: Setting, { subtitle }: Titled): Phrase | undefined {
  return subtitle && !setting.dropped.has('subtitle') ? phrase(setting, subtitle, 'subtitle') : undefined;
}

interface TitleParts {
  readonly setting: Setting;
  readonly title: Phrase;
  readonly subtitle: Phrase | undefined;
  readonly section: Phrase | undefined;
  readonly options: TitleOptions;
}

function titleWords(parts: TitleParts, align: 'left' | 'center' = 'left'): Box {
  const { setting, title, options } = parts;
  const lookFor = (width: number) =>
    titleLook({ ...setting, scale: setting.scale * (options.times ?? 1) }, options.role ?? 'title', title.text, width, {
      lines: options.lines ?? 2,
    });
  const at = (width: number) =>
    textBox(title, lookFor(width), { id: 'title', level: options.level, balance: true, align });
  return adaptive(at);
}

function subtitleWords(
  { setting, subtitle }: Pick<TitleParts, 'setting' | 'subtitle'>,
  align: 'left' | 'center' = 'left',
): Box | undefined {
  return subtitle && textBox(subtitle, look(setting, 'lead', 'soft'), { id: 'subtitle', align, balance: true });
}

function kicker(parts: TitleParts, align: 'left' | 'center' = 'left', prefix = ''): Box | undefined {
  const { setting, section } = parts;
  return (
    section &&
    textBox({ ...section, text: prefix + section.text }, look(setting, 'label', 'accent'), { id: 'section', align })
  );
}

function ornament(height: number, draw: (sheet: Sheet, rect: Rect) => void): Box {
  return box({ height: () => height, draw });
}

function plainTitle(parts: TitleParts): Box {
  return stack([titleWords(parts), subtitleWords(parts)], { gap: space(parts.setting, 6) });
}

const TREATMENTS = {
  'rule-above': (parts: TitleParts) => {
    const { setting } = parts;
    const rule = ornament(space(setting, 4), (sheet, rect) =>
      sheet.rectangle(
        'title-rule',
        { ...rect, width: space(setting, 52) },
        { backgroundColor: setting.tone.accents[1] ?? setting.tone.accentFill },
      ),
    );
    return stack([kicker(parts), rule, titleWords(parts), subtitleWords(parts)], { gap: space(setting, 10) });
  },
  highlight: (parts: TitleParts) => {
    const { setting, title, options } = parts;
    const text = titleWords(parts);
    const marked = box({
      height: (width) => text.height(width),
      draw(sheet, rect) {
        const own = titleLook(
          { ...setting, scale: setting.scale * (options.times ?? 1) },
          options.role ?? 'title',
          title.text,
          rect.width,
          { lines: options.lines ?? 2 },
        );
        const lines = measure(title.text, own, balancedWidth(title.text, own, rect.width)).lines;
        const height = own.fontSize * own.lineHeight;
        const { ink, accents } = setting.tone;
        const liveliest = mostReadable(ink, accents as [string, ...string[]]);
        // The words stand on it: of a theme that a person made, every accent may be too near to the ink.
        const mark = readableColor(liveliest, ink, requiredContrast(own.fontSize));
        for (const [index, line] of lines.entries()) {
          const y = rect.y + index * height + height * 0.58;
          sheet.rectangle(
            'title-mark',
            { x: rect.x - 4, y, width: Math.min(line.width + 12, rect.width + 4), height: height * 0.32 },
            { backgroundColor: mark },
          );
        }
        text.draw(sheet, rect);
      },
    });
    return stack([kicker(parts), marked, subtitleWords(parts)], { gap: space(setting, 8) });
  },
  strip: (parts: TitleParts) => {
    const { setting } = parts;
    const line = ornament(2, (sheet, rect) =>
      sheet.rectangle('title-rule', rect, { backgroundColor: setting.tone.ink }),
    );
    const thick = ornament(space(setting, 7), (sheet, rect) => {
      sheet.rectangle('title-strip', rect, { backgroundColor: setting.tone.accentFill });
      sheet.rectangle(
        'title-strip',
        { ...rect, width: Math.round(rect.width * 0.08) },
        { backgroundColor: setting.tone.accents[1] ?? setting.tone.ink },
      );
    });
    return stack([thick, kicker(parts), titleWords(parts), subtitleWords(parts), line], { gap: space(setting, 6) });
  },
  'thick-bar': (parts: TitleParts) => {
    const { setting } = parts;
    const bar = ornament(space(setting, 9), (sheet, rect) =>
      sheet.rectangle(
        'title-bar',
        { ...rect, width: space(setting, 76) },
        { backgroundColor: setting.tone.accentFill },
      ),
    );
    return stack([bar, titleWords(parts), subtitleWords(parts)], { gap: space(setting, 14) });
  },
  dots: (parts: TitleParts) => {
    const { setting } = parts;
    const size = space(setting, 11);
    const dots = ornament(size, (sheet, rect) => {
      sheet.rectangle(
        'title-pill',
        { ...rect, width: size * 3.2 },
        gradientOf(setting.tone.accents[0] ?? setting.tone.ink, setting.tone.accents[1] ?? setting.tone.ink, size / 2),
      );
      sheet.circle('title-dot', { x: rect.x + size * 4.2, y: rect.y + size / 2 }, size / 2, {
        backgroundColor: setting.tone.accents[2] ?? setting.tone.accentFill,
      });
    });
    return stack([dots, titleWords(parts), subtitleWords(parts)], { gap: space(setting, 12) });
  },
  'side-bar': (parts: TitleParts) => {
    const { setting } = parts;
    const inset = space(setting, 20);
    const content = stack([kicker(parts), titleWords(parts), subtitleWords(parts)], { gap: space(setting, 5) });
    return box({
      height: (width) => content.height(width - inset),
      draw(sheet, rect) {
        const height = content.height(rect.width - inset);
        sheet.rectangle(
          'title-side',
          { x: rect.x, y: rect.y + 2, width: space(setting, 7), height: height - 4 },
          { backgroundColor: setting.tone.accentFill, borderRadius: 4 },
        );
        content.draw(sheet, { x: rect.x + inset, y: rect.y, width: rect.width - inset, height });
      },
    });
  },
  'centered-ornament': (parts: TitleParts) => {
    const { setting } = parts;
    const size = space(setting, 9);
    const rule = ornament(size + 2, (sheet, rect) => {
      const middle = rect.x + rect.width / 2;
      const y = rect.y + rect.height / 2;
      const reach = Math.min(space(setting, 130), rect.width / 2);
      const stroke = { color: setting.tone.accents[0] ?? setting.tone.accentFill };
      sheet.line('title-rule', { x: middle - reach, y }, { x: middle - size * 1.6, y }, stroke);
      sheet.line('title-rule', { x: middle + size * 1.6, y }, { x: middle + reach, y }, stroke);
      sheet.rectangle(
        'title-lozenge',
        { x: middle - size / 2, y: y - size / 2, width: size, height: size, rotation: 45 },
        { backgroundColor: stroke.color },
      );
    });
    return stack([kicker(parts, 'center'), titleWords(parts, 'center'), rule, subtitleWords(parts, 'center')], {
      gap: space(setting, 10),
    });
  },
  bracket: (parts: TitleParts) => {
    const { setting } = parts;
    const beam = ornament(3, (sheet, rect) =>
      sheet.rectangle(
        'title-beam',
        { ...rect, width: Math.round(rect.width * 0.3), height: 3 },
        gradientOf(setting.tone.accents[0] ?? setting.tone.ink, setting.tone.background, 0),
      ),
    );
    return stack([kicker(parts, 'left', '// '), titleWords(parts), beam, subtitleWords(parts)], {
      gap: space(setting, 10),
    });
  },
  hairline: (parts: TitleParts) => {
    const { setting } = parts;
    const line = ornament(1, (sheet, rect) =>
      sheet.rectangle('title-rule', rect, { backgroundColor: setting.tone.ink }),
    );
    return stack([kicker(parts), titleWords(parts), line, subtitleWords(parts)], { gap: space(setting, 14) });
  },
  'underline-wave': (parts: TitleParts) => {
    const { setting } = parts;
    const height = space(setting, 8);
    const underline = ornament(height, (sheet, rect) => {
      sheet.rectangle(
        'title-underline',
        { ...rect, width: height * 8 },
        { backgroundColor: setting.tone.accents[0] ?? setting.tone.accentFill, borderRadius: height / 2 },
      );
      sheet.circle('title-dot', { x: rect.x + height * 9, y: rect.y + height / 2 }, height / 2, {
        backgroundColor: setting.tone.accents[1] ?? setting.tone.accentFill,
      });
      sheet.circle('title-dot', { x: rect.x + height * 10.5, y: rect.y + height / 2 }, height / 2, {
        backgroundColor: setting.tone.accents[2] ?? setting.tone.accentFill,
      });
    });
    return stack([kicker(parts), titleWords(parts), underline, subtitleWords(parts)], { gap: space(setting, 9) });
  },
} as const;

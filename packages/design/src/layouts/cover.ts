import type { BriefOf, Statement } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import type { Plan } from '../art/art.ts';
import { ART } from '../art/registry.ts';
import { phrase, phrases, words } from '../blocks/entry.ts';
import { numeralText } from '../blocks/marker.ts';
import { adaptive, type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { reduceToFit } from '../fit/reduce.ts';
import { titleLook } from '../frame/title-look.ts';
import type { Scene } from '../scene.ts';
import { atScale, look, onTone, type Setting, settingOf, space } from '../setting.ts';
import { withLook } from '../theme.ts';

/** Covers, section pages and closings: few words on the style's art. */

type Opening = BriefOf<'cover'> | BriefOf<'section'> | BriefOf<'closing'>;

export function wholePage(scene: Scene): Rect {
  return { x: 0, y: 0, ...scene.theme.size };
}

export function designOpening(scene: Scene, brief: Opening): void {
  const { theme, sheet } = scene;
  const art = ART[theme.tokens.art];
  const frame = wholePage(scene);
  const isSection = brief.form === 'section';
  const plan = isSection ? art.section(sheet, frame, theme) : art.cover(sheet, frame, theme);
  drawOpening(scene, brief, plan, settingOf(theme, isSection ? theme.section : theme.cover));
}

const SCALES = [1.12, 1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
/** Where all lines do not fit at any of them: sizes at which some are left out before words of the title are. */
const TIGHT = [0.6, 0.5, 0.42, 0.36] as const;

/** Words of an opening in its plan, as large as the plan holds. */
export function drawOpening(scene: Scene, brief: Opening, plan: Plan, setting: Setting): void {
  const { area } = plan;
  const fits = (own: Setting) => openingBox(own, brief, plan).height(area.width) <= area.height;
  const scale = SCALES.find((step) => fits(atScale(setting, step)));
  const chosen = scale ? atScale(setting, scale) : reducedOpening(brief, setting, fits);
  const content = openingBox(chosen, brief, plan);
  const height = content.height(area.width);
  const spare = area.height - height;
  const share = plan.vertical === 'top' ? 0 : plan.vertical === 'bottom' ? 1 : 0.46;
  content.draw(scene.sheet, { x: area.x, y: area.y + Math.round(spare * share), width: area.width, height });
}

/** With lines left out, as large as holds the whole title. */
function reducedOpening(brief: Opening, setting: Setting, fits: (own: Setting) => boolean): Setting {
  const [largest, ...smaller] = TIGHT;
  const shortened = reduceToFit(brief, atScale(setting, largest), fits);
  if (isWhole(shortened)) return shortened;
  for (const step of smaller) {
    const reduced = reduceToFit(brief, atScale(setting, step), fits);
    if (isWhole(reduced)) return reduced;
  }
  return shortened;
}

function isWhole({ longest }: Setting): boolean {
  return longest === Number.POSITIVE_INFINITY;
}

function openingBox(setting: Setting, brief: Opening, plan: Plan): Box {
  const { align } = plan;
  const { theme } = setting;
  const title = phrase(setting, brief.title, 'title');
  const share = brief.form === 'section' ? 0.86 : 1;
  const titleAt = (width: number) => {
    const wanted = titleLook({ ...setting, scale: setting.scale * share }, 'display', title.text, width, { lines: 3 });
    return textBox(title, wanted, { id: 'title', level: 1, balance: true, align });
  };
  const titleText = adaptive(titleAt);
  const subtitle =
    brief.subtitle && !setting.dropped.has('subtitle') ? phrase(setting, brief.subtitle, 'subtitle') : undefined;
  const lead = withLook(look(setting, 'lead', 'soft'), { fontSize: Math.round(look(setting, 'lead').fontSize * 1.12) });
  return stack(
    [
      openingHead(setting, brief, align),
      titleText,
      openingRule(setting, align),
      subtitle && textBox(subtitle, lead, { id: 'subtitle', align, balance: true }),
      ...openingLines(setting, brief, align),
    ],
    { gap: space(setting, theme.medium === 'slide' ? 18 : 24) },
  );
}

/** What stands over the title: the section's number, else the section's name. */
function openingHead(setting: Setting, brief: Opening, align: 'left' | 'center'): Box | undefined {
  if (brief.form === 'section') {
    const figure = look(setting, 'figure', 'accent');
    const large = withLook(figure, { fontSize: Math.round(figure.fontSize * 1.9) });
    return textBox(words(setting, numeralText(setting, brief.number - 1), 'number', brief.title.origins), large, {
      id: 'number',
      align,
    });
  }
  const name = brief.section?.trim();
  if (!name || name === brief.title.text.trim()) return undefined;
  return textBox(words(setting, name, 'section', brief.title.origins), look(setting, 'label', 'accent'), {
    id: 'section',
    align,
  });
}

function openingRule(setting: Setting, align: 'left' | 'center'): Box {
  const { tokens } = setting.theme;
  const thick =
    tokens.title === 'hairline' || tokens.title === 'centered-ornament'
      ? 1
      : space(setting, tokens.title === 'thick-bar' ? 8 : 5);
  const width = space(setting, tokens.title === 'hairline' ? 220 : 84);
  return box({
    height: () => thick,
    draw(sheet, rect) {
      const x = align === 'center' ? rect.x + (rect.width - width) / 2 : rect.x;
      const color =
        setting.tone.accents[tokens.title === 'rule-above' || tokens.title === 'highlight' ? 1 : 0] ??
        setting.tone.accentFill;
      sheet.rectangle(
        'title-rule',
        { x, y: rect.y, width, height: thick },
        { backgroundColor: color, borderRadius: tokens.shape.radius > 8 ? thick / 2 : 0 },
      );
    },
  });
}

function openingLines(setting: Setting, brief: Opening, align: 'left' | 'center'): Box[] {
  if (brief.form === 'section') return [];
  const lines: readonly Statement[] = brief.form === 'cover' ? brief.meta : brief.lines;
  const slot = brief.form === 'cover' ? 'meta' : 'lines';
  const ink = brief.form === 'cover' ? 'soft' : 'ink';
  const role = brief.form === 'cover' ? 'body' : 'lead';
  const boxes = phrases(setting, lines, slot).map((line) =>
    textBox(line, look(onTone(setting, setting.tone), role, ink), { id: slot, align }),
  );
  return boxes.length > 0 ? [stack(boxes, { gap: space(setting, 4) })] : [];
}

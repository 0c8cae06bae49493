import type { BriefOf } from '@pagewright/model/outline';
import { adaptive, type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { measure } from '../measuring.ts';
import { look, onTone, type Setting, space } from '../setting.ts';
import type { TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';
import { toneOn } from '../tone.ts';

/** As many lines from the start as stay within `limit` UTF-16 units, at least one. */
function wholeLines(code: string, limit: number): string {
  if (code.length <= limit) return code;
  const end = code.lastIndexOf('\n', limit);
  return code.slice(0, end > 0 ? end : limit);
}

/** Sizes that code is tried at, as shares of the usual one, before its lines may wrap. */
const STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6] as const;
const SMALLEST = 14;

/** The largest look in which every line of code is one line; the usual one where none is. */
function unwrapped(usual: TextLook, code: string, width: number): TextLook {
  const lines = code.split('\n').length;
  const looks = STEPS.map((share) => withLook(usual, { fontSize: Math.round(usual.fontSize * share) }));
  const whole = looks.find(
    (own) => own.fontSize >= SMALLEST && measure(code, own, Math.floor(width)).lines.length <= lines,
  );
  return whole ?? usual;
}

/** Source code on a dark panel, monospaced, line breaks kept. */
export function codeBlock(setting: Setting, brief: BriefOf<'code'>): Box {
  const { tokens } = setting.theme;
  const ground = tokens.dark ? '#060b16' : '#1d232c';
  const inside = onTone(setting, toneOn(tokens, ground));
  const body = look(inside, 'body');
  const text = withLook(body, {
    fontFamily: 'JetBrains Mono',
    fontWeight: 400,
    fontSize: Math.max(12, Math.round(body.fontSize * 0.84)),
    lineHeight: 1.5,
    letterSpacing: 0,
    color: '#e6edf6',
  });
  const padding = space(setting, 22);
  const bar = space(setting, 26);
  const listing = { text: wholeLines(brief.code.text, setting.longest), slot: 'code', origins: brief.code.origins };
  const code = adaptive((width) => textBox(listing, unwrapped(text, listing.text, width), { id: 'code' }));
  const content = stack([code], { gap: 0 });
  const least = (width: number) => content.height(width - padding * 2) + padding * 2 + bar;
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 1.25,
    draw(sheet, rect) {
      sheet.rectangle('code-panel', rect, { backgroundColor: ground, borderRadius: Math.min(14, tokens.shape.radius) });
      for (const [index, color] of ['#ff5f57', '#febc2e', '#28c840'].entries()) {
        sheet.circle('code-dot', { x: rect.x + padding + index * bar * 0.62, y: rect.y + padding * 0.9 }, bar * 0.17, {
          backgroundColor: color,
        });
      }
      const body = {
        x: rect.x + padding,
        y: rect.y + padding + bar,
        width: rect.width - padding * 2,
        height: rect.height - padding * 2 - bar,
      };
      content.draw(sheet, { ...body, height: Math.max(1, body.height) });
    },
  });
}

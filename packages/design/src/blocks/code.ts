import { languageNamed } from '@pagewright/components/code-languages';
import { codeHeight } from '@pagewright/components/code-layout';
import type { KindInput } from '@pagewright/components/kind';
import { CODE_MAX_LENGTH, codeBlockModel } from '@pagewright/components/kinds/code-block';
import type { BriefOf } from '@pagewright/model/outline';
import { FORMULA_LANGUAGE } from '@pagewright/model/source-document';
import { type Box, box } from '../box/box.ts';
import { look, type Setting, space } from '../setting.ts';
import { writtenDiagramBlock } from './diagram.ts';
import { formulaBlock } from './formula.ts';

/** As many lines from the start as stay within `limit` UTF-16 units, at least one. */
function wholeLines(code: string, limit: number): string {
  if (code.length <= limit) return code;
  const end = code.lastIndexOf('\n', limit);
  return code.slice(0, end > 0 ? end : limit);
}

/** Size of code as a share of that of the words around it: its letters are wider. */
const SIZE = 0.84;
/** Smaller than this, px, its lines are broken instead. */
const SMALLEST = 14;
/** From this many lines on they are numbered. */
const NUMBERED = 5;

/** Source code as a component of its own kind, in colours of the style. */
export function listingBlock(setting: Setting, brief: BriefOf<'code'>): Box {
  if (brief.language === FORMULA_LANGUAGE) return formulaBlock(setting, brief);
  const diagram = writtenDiagramBlock(setting, brief);
  if (diagram) return diagram;
  const { tokens, language } = setting.theme;
  const code = wholeLines(brief.code.text, Math.min(setting.longest, CODE_MAX_LENGTH));
  const { firstLine } = brief;
  const props = {
    code,
    language: languageNamed(brief.language ?? '') ?? 'auto',
    lineNumbers: firstLine !== undefined || code.split('\n').length >= NUMBERED,
    ...(firstLine === undefined ? {} : { firstLine }),
    fontSize: Math.max(12, Math.round(look(setting, 'body').fontSize * SIZE)),
    padding: Math.min(200, space(setting, 22)),
    palette: [...tokens.palette.accents],
    borderRadius: Math.min(14, tokens.shape.radius),
  } satisfies KindInput<typeof codeBlockModel>;
  const at = (width: number) => codeHeight({ ...props, fit: 'shrink' }, width, language, SMALLEST);
  const least = (width: number) => at(width).height;
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 1.15,
    draw(sheet, rect) {
      const { fontSize, fit } = at(rect.width);
      sheet.put(
        codeBlockModel,
        'code',
        rect,
        { ...props, fontSize, fit },
        { slot: 'code', origin: brief.code.origins },
      );
    },
  });
}

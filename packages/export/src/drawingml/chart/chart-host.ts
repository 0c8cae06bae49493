import type { CharacterLook } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import type { FidelityRecord } from '../../fidelity.ts';
import type { OoxmlPackage, Part } from '../../ooxml/package.ts';
import type { Canvas } from '../canvas.ts';
import type { FaceNames } from '../fonts.ts';
import type { Palette } from '../palette.ts';

/** What a chart stands in: a slide, or a text document. */
export interface ChartHost {
  readonly package: OoxmlPackage;
  /** Folder of the package that the format's parts lie in. */
  readonly folder: string;
  /** What shows the chart. */
  readonly part: Part;
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly language: Language;
  readonly record: FidelityRecord;
  /** From 1, in the whole file. */
  nextChart(): number;
  /** The faces of texts without looks of their own. */
  plainFaces(fonts: CharacterLook['fonts']): FaceNames;
  /** Takes down which of these fonts a chart's words need. */
  noteChartFonts(fonts: CharacterLook['fonts'], text: string): void;
}

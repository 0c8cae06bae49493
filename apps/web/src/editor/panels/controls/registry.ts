import type { ControlType } from '@pagewright/components/panels';
import type { ComponentType } from 'react';
import { CellsControl } from './CellsControl.tsx';
import { ChartCodeControl, ChartThemeControl, ChartTypeControl } from './ChartControls.tsx';
import { ChoiceControl, IconsControl } from './ChoiceControls.tsx';
import { ColorControl } from './ColorControl.tsx';
import type { ControlProps } from './control-props.ts';
import { FillControl } from './FillControl.tsx';
import { FontControl, WeightControl } from './FontControls.tsx';
import { GalleryControl } from './GalleryControl.tsx';
import { IconControl } from './IconControl.tsx';
import { ImageControl } from './ImageControl.tsx';
import { LooksControl } from './LooksControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { PaletteControl } from './PaletteControl.tsx';
import { PointControl } from './PointControl.tsx';
import { ShadowControl } from './ShadowControl.tsx';
import { ColumnsControl, SmartControl } from './SmartControls.tsx';
import { SwitchControl } from './SwitchControl.tsx';
import { LongTextControl, TextControl } from './TextControls.tsx';

interface ControlEntry {
  readonly Control: ComponentType<ControlProps>;
  /** The control stands below its label, over the whole width; `bare` ones bring their own label. */
  readonly layout: 'beside' | 'below' | 'bare';
}

/** What draws each type of control. */
export const CONTROLS: Readonly<Record<ControlType, ControlEntry>> = {
  number: { Control: NumberControl, layout: 'beside' },
  text: { Control: TextControl, layout: 'beside' },
  'long-text': { Control: LongTextControl, layout: 'below' },
  choice: { Control: ChoiceControl, layout: 'beside' },
  gallery: { Control: GalleryControl, layout: 'beside' },
  looks: { Control: LooksControl, layout: 'below' },
  icons: { Control: IconsControl, layout: 'beside' },
  switch: { Control: SwitchControl, layout: 'beside' },
  color: { Control: ColorControl, layout: 'beside' },
  font: { Control: FontControl, layout: 'beside' },
  weight: { Control: WeightControl, layout: 'beside' },
  shadow: { Control: ShadowControl, layout: 'beside' },
  point: { Control: PointControl, layout: 'beside' },
  fill: { Control: FillControl, layout: 'bare' },
  icon: { Control: IconControl, layout: 'bare' },
  image: { Control: ImageControl, layout: 'bare' },
  smart: { Control: SmartControl, layout: 'bare' },
  columns: { Control: ColumnsControl, layout: 'bare' },
  palette: { Control: PaletteControl, layout: 'beside' },
  cells: { Control: CellsControl, layout: 'bare' },
  'chart-type': { Control: ChartTypeControl, layout: 'beside' },
  'chart-theme': { Control: ChartThemeControl, layout: 'beside' },
  'chart-code': { Control: ChartCodeControl, layout: 'bare' },
};

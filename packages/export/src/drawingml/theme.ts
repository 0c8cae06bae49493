import { NAMESPACES } from '../ooxml/names.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import type { Palette, SchemeColor } from './palette.ts';
import type { ThemeFonts } from './theme-fonts.ts';

/** The theme: the document's colours and fonts, so that another theme changes them everywhere. */
export function theme(name: string, { colors, dark }: Palette, { major, minor }: ThemeFonts): Xml {
  const entry = (place: string, hex: string): Xml => el(place, {}, el('a:srgbClr', { val: hex.toUpperCase() }));
  const [light, lighter] = dark ? (['tx1', 'tx2'] as const) : (['bg1', 'bg2'] as const);
  const [ink, softer] = dark ? (['bg1', 'bg2'] as const) : (['tx1', 'tx2'] as const);
  const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
  return el(
    'a:theme',
    { 'xmlns:a': NAMESPACES['xmlns:a'], name },
    el(
      'a:themeElements',
      {},
      el(
        'a:clrScheme',
        { name },
        entry('a:dk1', colors[ink]),
        entry('a:lt1', colors[light]),
        entry('a:dk2', colors[softer]),
        entry('a:lt2', colors[lighter]),
        accents.map((accent) => entry(`a:${accent}`, colors[accent])),
        entry('a:hlink', colors.accent1),
        entry('a:folHlink', colors.accent2),
      ),
      el('a:fontScheme', { name }, fonts('a:majorFont', major), fonts('a:minorFont', minor)),
      formatScheme(name),
    ),
    el('a:objectDefaults'),
    el('a:extraClrSchemeLst'),
  );
}

/** Which colours of the theme texts and grounds are: on dark documents the other way round. */
export function colorMap(dark: boolean): Readonly<Record<string, string>> {
  const roles: Record<Exclude<SchemeColor, `accent${string}`>, string> = dark
    ? { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' }
    : { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
  const same = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'];
  return { ...roles, ...Object.fromEntries(same.map((name) => [name, name])) };
}

function fonts(name: string, { latin, eastAsian }: ThemeFonts['major']): Xml {
  return el(
    name,
    {},
    el('a:latin', { typeface: latin }),
    el('a:ea', { typeface: eastAsian }),
    el('a:cs', { typeface: latin }),
  );
}

/** Three of each, as every theme has; objects of ours say themselves how they look. */
function formatScheme(name: string): Xml {
  const paint = (): Xml => el('a:solidFill', {}, el('a:schemeClr', { val: 'phClr' }));
  const stroke = (width: number): Xml =>
    el('a:ln', { w: width, cap: 'flat', cmpd: 'sng', algn: 'ctr' }, paint(), el('a:prstDash', { val: 'solid' }));
  const effect = (): Xml => el('a:effectStyle', {}, el('a:effectLst'));
  return el(
    'a:fmtScheme',
    { name },
    el('a:fillStyleLst', {}, paint(), paint(), paint()),
    el('a:lnStyleLst', {}, stroke(6350), stroke(12_700), stroke(19_050)),
    el('a:effectStyleLst', {}, effect(), effect(), effect()),
    el('a:bgFillStyleLst', {}, paint(), paint(), paint()),
  );
}

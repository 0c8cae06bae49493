/** One paragraph style of styles.xml. */
interface Style {
  readonly id: string;
  readonly name: string;
  readonly basedOn: string | undefined;
  /** Outline level from 0; 9 and above is body text. */
  readonly outline: number | undefined;
}

/**
 * What mammoth makes of each paragraph style: headings by the style's outline level, which it would ignore for styles
 * of one's own, inherited through `basedOn`; tables of contents left out; quotes and code as such.
 */
export function styleMapOf(stylesXml: string): string[] {
  const styles = readStyles(stylesXml);
  const byId = new Map(styles.map((style) => [style.id, style]));
  const map: string[] = [];
  for (const style of styles) {
    const target = targetOf(style, byId);
    if (target) map.push(`p[style-name='${style.name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'] => ${target}`);
  }
  map.push("p[style-name='Title'] => h1.title:fresh", "p[style-name='Subtitle'] => p.subtitle:fresh");
  return map;
}

function targetOf(style: Style, byId: ReadonlyMap<string, Style>): string | undefined {
  const name = style.name.toLowerCase();
  if (/^(toc|table of (contents|figures)|目录|目次)\b/.test(name) && !name.includes('heading')) return '!';
  if (/^(header|footer|页眉|页脚)$/.test(name)) return '!';
  if (name === 'title' || name === 'subtitle') return undefined;
  if (/quote|citation|引用/.test(name)) return 'blockquote > p:fresh';
  if (/code|preformatted|源代码|plain text$/.test(name) && !name.includes('heading')) return "pre:separator('\\n')";
  const level = outlineOf(style, byId) ?? levelOfName(name);
  return level === undefined || level > 8 ? undefined : `h${Math.min(6, level + 1)}:fresh`;
}

function levelOfName(name: string): number | undefined {
  const match = /^(?:heading|titre|überschrift|标题|見出し)\s*(\d)$/.exec(name);
  return match ? Number(match[1]) - 1 : undefined;
}

function outlineOf(style: Style, byId: ReadonlyMap<string, Style>): number | undefined {
  let current: Style | undefined = style;
  for (let depth = 0; current && depth < 20; depth += 1) {
    if (current.outline !== undefined) return current.outline;
    current = current.basedOn ? byId.get(current.basedOn) : undefined;
  }
  return undefined;
}

function readStyles(xml: string): Style[] {
  const found = xml.matchAll(/<w:style\b[^>]*w:type="paragraph"[^>]*>.*?<\/w:style>/gs);
  return [...found].flatMap(([element]) => {
    const id = /w:styleId="([^"]*)"/.exec(element)?.[1];
    const name = /<w:name\s+w:val="([^"]*)"/.exec(element)?.[1];
    const outline = /<w:outlineLvl\s+w:val="(\d+)"/.exec(element)?.[1];
    if (!id || !name) return [];
    return [
      {
        id,
        name,
        basedOn: /<w:basedOn\s+w:val="([^"]*)"/.exec(element)?.[1],
        outline: outline ? Number(outline) : undefined,
      },
    ];
  });
}

import type { IconPack } from '@fortawesome/free-solid-svg-icons';
import { COMMON_ICONS } from './icon/data/common-icons.generated.ts';

/**
 * Icons by the name that components give: `material-icons:NAME`, or Font Awesome's class names (`fas fa-user`,
 * `fa-solid fa-user`, `fab fa-github`). All are outlines, so that paper and pictures get vectors. Often used Material
 * icons are at hand at once; the rest comes with `loadIcon`, one set at a time.
 */
export interface IconShape {
  /** Size of the space that the path is drawn in. */
  readonly width: number;
  readonly height: number;
  /** SVG path data, filled. */
  readonly path: string;
}

export type IconSet = 'material' | 'solid' | 'regular' | 'brands';
type FontAwesomeSet = Exclude<IconSet, 'material'>;

const MATERIAL_PREFIX = 'material-icons:';
/** Side of the square that Material outlines are drawn in. */
const MATERIAL_SIDE = 512;

/** Class names that choose a Font Awesome set, those of versions 4 and 5 included. */
const STYLE_CLASSES: Readonly<Record<string, FontAwesomeSet>> = {
  fa: 'solid',
  fas: 'solid',
  'fa-solid': 'solid',
  far: 'regular',
  'fa-regular': 'regular',
  fab: 'brands',
  'fa-brands': 'brands',
};

/** How an icon of each set is written, before its own name. */
const CLASS_OF_SET: Readonly<Record<IconSet, string>> = {
  material: MATERIAL_PREFIX,
  solid: 'fa-solid fa-',
  regular: 'fa-regular fa-',
  brands: 'fa-brands fa-',
};

interface IconName {
  readonly set: IconSet;
  readonly name: string;
}

type Shapes = ReadonlyMap<string, IconShape>;
const loaded = new Map<IconSet, Shapes>();
const loading = new Map<IconSet, Promise<Shapes>>();

/** The outline of an icon if it is at hand: an often used one, or one of a set that has been loaded. */
export function findIcon(name: string): IconShape | undefined {
  const parsed = parseIconName(name);
  if (!parsed) return undefined;
  const common = parsed.set === 'material' && Object.hasOwn(COMMON_ICONS, parsed.name) && COMMON_ICONS[parsed.name];
  if (common) return materialShape(common);
  return loaded.get(parsed.set)?.get(parsed.name);
}

/** The outline of any icon, or undefined where no set has it. */
export async function loadIcon(name: string): Promise<IconShape | undefined> {
  const known = findIcon(name);
  const parsed = parseIconName(name);
  if (known || !parsed) return known;
  return (await loadSet(parsed.set)).get(parsed.name);
}

/** Names of the icons that are at hand without loading a set, the ones that designs use most. */
export const COMMON_ICON_NAMES: readonly string[] = Object.keys(COMMON_ICONS).map((name) => MATERIAL_PREFIX + name);

/** Names of all icons of a set as components write them, for a selector to search. */
export async function iconNames(set: IconSet): Promise<string[]> {
  return [...(await loadSet(set)).keys()].map((name) => CLASS_OF_SET[set] + name);
}

function parseIconName(text: string): IconName | undefined {
  if (text.startsWith(MATERIAL_PREFIX)) return { set: 'material', name: text.slice(MATERIAL_PREFIX.length) };
  const classes = text.trim().split(/\s+/);
  const style = classes.find((one) => Object.hasOwn(STYLE_CLASSES, one));
  const icon = classes.find((one) => one.startsWith('fa-') && one !== style);
  return icon ? { set: (style && STYLE_CLASSES[style]) || 'solid', name: icon.slice('fa-'.length) } : undefined;
}

function loadSet(set: IconSet): Promise<Shapes> {
  let promise = loading.get(set);
  if (!promise) {
    promise = readSet(set).then((shapes) => {
      loaded.set(set, shapes);
      return shapes;
    });
    loading.set(set, promise);
  }
  return promise;
}

async function readSet(set: IconSet): Promise<Shapes> {
  switch (set) {
    case 'material': {
      const { MATERIAL_ICONS } = await import('./icon/data/material-icons.generated.ts');
      return new Map(Object.entries(MATERIAL_ICONS).map(([name, path]) => [name, materialShape(path)]));
    }
    case 'solid':
      return fontAwesomeShapes((await import('@fortawesome/free-solid-svg-icons')).fas);
    case 'regular':
      return fontAwesomeShapes((await import('@fortawesome/free-regular-svg-icons')).far);
    case 'brands':
      return fontAwesomeShapes((await import('@fortawesome/free-brands-svg-icons')).fab);
  }
}

function materialShape(path: string): IconShape {
  return { width: MATERIAL_SIDE, height: MATERIAL_SIDE, path };
}

/** By name and by the names of earlier versions. */
function fontAwesomeShapes(pack: IconPack): Shapes {
  const shapes = new Map<string, IconShape>();
  for (const { iconName, icon } of Object.values(pack)) {
    const [width, height, aliases, , path] = icon;
    const shape = { width, height, path: typeof path === 'string' ? path : path.join(' ') };
    shapes.set(iconName, shape);
    for (const alias of aliases) if (typeof alias === 'string' && !shapes.has(alias)) shapes.set(alias, shape);
  }
  return shapes;
}

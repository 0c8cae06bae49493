/**
 * The registries of the component kinds, made from the folders: a folder of `src` with a `model.ts` is a kind. What each
 * face exports is named after its kind, which is named after its folder: `ai-table` exports `aiTableModel`.
 */

interface Face {
  /** File of the registry in `src/registry`. */
  readonly registry: string;
  /** File of a kind's folder. */
  readonly file: string;
  readonly exported: (kind: string) => string;
  readonly constant: string;
  readonly doc: string;
  /** Types from `src`, and what the registry satisfies. */
  readonly imports: Readonly<Record<string, string>>;
  readonly satisfies?: string;
}

const ComponentKindType = { '../models.ts': 'type { ComponentKind }' };

const FACES: readonly Face[] = [
  {
    registry: 'models.ts',
    file: 'model.ts',
    exported: (kind) => `${kind}Model`,
    constant: 'MODELS',
    doc: "Every kind's model.",
    imports: {},
  },
  {
    registry: 'behaviours.ts',
    file: 'behaviour.ts',
    exported: (kind) => `${kind}Behaviour`,
    constant: 'BEHAVIOURS',
    doc: 'How each kind behaves.',
    imports: {
      '../behaviour/behaviour.ts': 'type { Behaviour }',
      '../models.ts': 'type { ComponentKind, ComponentOf }',
    },
    satisfies: '{ [K in ComponentKind]: Behaviour<ComponentOf<K>> }',
  },
  {
    registry: 'lowering.ts',
    file: 'lower.ts',
    exported: (kind) => `lower${capitalised(kind)}`,
    constant: 'LOWERING',
    doc: 'How each kind is made of primitives.',
    imports: { '../lower-context.ts': 'type { Lower }', ...ComponentKindType, './models.ts': 'type { MODELS }' },
    satisfies: '{ [K in ComponentKind]: Lower<(typeof MODELS)[K]> }',
  },
  {
    registry: 'views.ts',
    file: 'View.tsx',
    exported: (kind) => `${capitalised(kind)}View`,
    constant: 'VIEWS',
    doc: "What draws each kind. A View fills the box that it stands in: the component's size.",
    imports: {
      '../view-context.ts': 'type { ViewProps }',
      ...ComponentKindType,
      './models.ts': 'type { MODELS }',
      react: 'type { ComponentType }',
    },
    satisfies: '{ [K in ComponentKind]: ComponentType<ViewProps<(typeof MODELS)[K]>> }',
  },
  {
    registry: 'panels.ts',
    file: 'panel.ts',
    exported: (kind) => `${kind}Panel`,
    constant: 'PANELS',
    doc: 'How each kind is edited.',
    imports: { '../models.ts': 'type { ComponentKind, PropsOf }', '../panels/field.ts': 'type { KindPanel }' },
    satisfies: '{ [K in ComponentKind]: KindPanel<PropsOf<K>> }',
  },
  {
    registry: 'strings.ts',
    file: 'strings.ts',
    exported: (kind) => `${kind}Strings`,
    constant: 'STRINGS',
    doc: 'What each kind says to people.',
    imports: {
      '../define-strings.ts': 'type { KindStrings }',
      ...ComponentKindType,
      '@pagewright/model/languages': 'type { Language }',
    },
    satisfies: '{ [K in ComponentKind]: Record<Language, KindStrings> }',
  },
];

/** Files that the folder of a kind has. */
export const FACE_FILES: readonly string[] = FACES.map(({ file }) => file);

/** The name of the kind that lives in a folder. */
export function kindOf(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The registries' texts by their file names in `src/registry`, for kinds that live in these folders. */
export function registriesOf(folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map(FACES.map((face) => [face.registry, registryOf(face, folders.toSorted())]));
}

function registryOf({ file, exported, constant, doc, imports, satisfies }: Face, folders: readonly string[]): string {
  const kinds = folders.map((folder) => ({ folder, kind: kindOf(folder) }));
  const all: [string, string][] = [
    ...Object.entries(imports),
    ...kinds.map(({ folder, kind }): [string, string] => [`../${folder}/${file}`, `{ ${exported(kind)} }`]),
  ];
  return [
    '// Made from the folders by tools/generate-registries.ts.',
    ...all.sort(([a], [b]) => order(a, b)).map(([from, what]) => `import ${what} from '${from}';`),
    '',
    `/** ${doc} */`,
    `export const ${constant} = {`,
    ...kinds.map(({ kind }) => `  ${kind}: ${exported(kind)},`),
    `} as const${satisfies ? ` satisfies ${satisfies}` : ''};`,
    '',
  ].join('\n');
}

/** Libraries, then what lies above, then what lies beside. */
function order(a: string, b: string): number {
  const rank = (path: string): number => (path.startsWith('..') ? 1 : path.startsWith('.') ? 2 : 0);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

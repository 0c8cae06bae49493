// Who may import whom. The comment of a rule says what to do instead.

/** Packages that a package may import; nothing else of ours. */
const MAY_IMPORT = {
  model: [],
  typography: ['model'],
  components: ['model', 'typography'],
  page: ['model', 'typography', 'components'],
  source: ['model'],
  compose: ['model'],
  design: ['model', 'typography', 'components', 'page'],
  pipeline: ['model', 'components', 'page', 'source', 'compose', 'design'],
  render: ['model', 'typography', 'components', 'page'],
  printer: ['model', 'typography', 'components', 'page', 'render'],
  export: ['model', 'typography', 'components', 'page'],
  contract: ['model', 'page', 'export'],
};

const directions = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `direction-${name}`,
  comment:
    allowed.length > 0
      ? `packages/${name} may import only ${allowed.join(', ')} of ours. Move what is shared down into one of these, or pass it in as a parameter.`
      : `packages/${name} is at the bottom and imports nothing of ours. Move the code up to whoever needs it.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

/** Rooms that stand on floors, the ground first: a room imports those below its floor only. */
const HOUSES = [
  {
    name: 'editor',
    path: 'apps/web/src/editor',
    floors: [
      ['document', 'code', 'clipboard', 'keys'],
      ['fill', 'links', 'dialogs'],
      ['panels'],
      ['inline', 'insert'],
      ['stage'],
      ['actions', 'data-flow'],
      ['draw', 'shortcuts'],
      ['screen'],
    ],
  },
  {
    name: 'local engine',
    path: 'packages/compose/src/local',
    floors: [
      ['lexicon'],
      ['language'],
      ['spans', 'tables'],
      ['relations'],
      ['reading'],
      ['prompt'],
      ['material'],
      ['forms', 'titles', 'grouping', 'unused'],
      ['critic', 'frame', 'fill'],
      ['short'],
      ['documents'],
    ],
  },
];

const floors = HOUSES.flatMap(({ name, path, floors }) =>
  floors.flatMap((rooms, floor) =>
    rooms.map((room) => {
      const allowed = [room, ...floors.slice(0, floor).flat()];
      return {
        name: `${name.replace(' ', '-')}-${room}`,
        comment: `In the ${name}, ${room}/ may import only ${allowed.join(', ')}. Move what is shared down to one of these, or pass it in as a parameter.`,
        severity: 'error',
        from: { path: `^${path}/${room}/`, pathNot: '(\\.test\\.tsx?|/fixtures\\.ts)$' },
        to: { path: `^${path}/[^/]+/`, pathNot: `^${path}/(${allowed.join('|')})/` },
      };
    }),
  ),
);

export default {
  forbidden: [
    ...directions,
    ...floors,
    {
      name: 'engines-come-from-the-registry',
      comment:
        'Only the registry of engines knows the local one; what was left out, what a model may say and what forms a page can take are told by its reading. Take an engine from packages/compose/src/engines.ts.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: '^packages/compose/src/(engines\\.ts|local/|left-out/|cloud/|assist/)',
      },
      to: { path: '^packages/compose/src/local/' },
    },
    {
      name: 'no-circle',
      comment: 'Two files import each other, perhaps only for types. Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-app-to-app',
      comment: 'An app imports another app. Put what both need into a package; calls go over the contract.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-stays-in-the-browser',
      comment: 'The web app never reads files, composes or prints: call the server for that.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/(source|compose|pipeline|printer)/' },
    },
    {
      name: 'server-has-no-panels',
      comment: 'Property panels are for the web app only.',
      severity: 'error',
      from: { path: '^apps/(server|cli)/' },
      to: { path: '(^packages/components/src/panels|/Panel\\.tsx$)' },
    },
    {
      name: 'entry-points-only',
      comment: 'Import a package by its name and one of the entry points in its package.json, not by a path into it.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'declared-only',
      comment: 'Add the package to the package.json of the folder that imports it (exact version).',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '\\?url$' },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere: a wrong path, or an entry point that the package does not have.',
      severity: 'error',
      from: {},
      // Vite's `?url` imports are addresses, not modules.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'no-jsx-on-the-server',
      comment: 'Type stripping knows no JSX: code that runs on the server or the command line is plain .ts.',
      severity: 'error',
      from: {
        path: '^(apps/(server|cli)|packages/(model|typography|source|compose|design|pipeline|contract|page|export)|packages/printer/src)/',
      },
      to: { path: '\\.tsx$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.cache/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, parseAst } from 'vite';

/** Modules that only pass on what stands in the files beside them, by the name that they are imported by. */
const LISTS: Readonly<Record<string, string>> = {
  antd: 'antd/es/index.js',
  '@ant-design/icons': '@ant-design/icons/es/icons/index',
};
const PASSED_ON = /^export \{ default as (\w+) \} from ['"]\.\/([\w-]+)['"]/gm;

interface List {
  /** Path of the module, as Vite names it. */
  readonly path: string;
  /** Where it has each thing from. */
  readonly files: ReadonlyMap<string, string>;
}

const lists: ReadonlyMap<string, List> = new Map(Object.entries(LISTS).map(([name, list]) => [name, readList(list)]));
const paths: ReadonlySet<string> = new Set([...lists.values()].map(({ path }) => path));

function readList(list: string): List {
  const path = fileURLToPath(import.meta.resolve(list));
  const folder = list.slice(0, list.lastIndexOf('/'));
  const found = [...readFileSync(path, 'utf8').matchAll(PASSED_ON)];
  return {
    path: normalizePath(path),
    files: new Map(found.map(([, name = '', file = '']) => [name, `${folder}/${file}`])),
  };
}

/** Whether a module is one that nothing is imported over. */
export function isList(id: string): boolean {
  return paths.has(id);
}

/**
 * Imports what is wanted of the kit and its icons from where it stands. Over the list of all, every file that wants one
 * thing would seem to need everything, and building would read eight hundred icons.
 */
export function directImports(): Plugin {
  return {
    name: 'pagewright-direct-imports',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /from ["'](antd|@ant-design\/icons)["']/ },
      handler(code) {
        let direct = code;
        for (const node of parseAst(code).body.toReversed()) {
          if (node.type !== 'ImportDeclaration') continue;
          const files = lists.get(node.source.value)?.files;
          if (!files) continue;
          const imports = node.specifiers.map((one) => {
            const name = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '';
            const file = files.get(name);
            return file
              ? `import ${one.local.name} from '${file}';`
              : `import { ${name} as ${one.local.name} } from '${node.source.value}';`;
          });
          direct = direct.slice(0, node.start) + imports.join('\n') + direct.slice(node.end);
        }
        return { code: direct, map: null };
      },
    },
  };
}

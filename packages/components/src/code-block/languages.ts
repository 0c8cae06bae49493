/** Languages that code can be coloured as, by the names that the library of grammars gives them. */
export const CODE_LANGUAGES = [
  'bash',
  'c',
  'cpp',
  'csharp',
  'css',
  'dart',
  'diff',
  'dockerfile',
  'go',
  'html',
  'ini',
  'java',
  'javascript',
  'json',
  'kotlin',
  'lua',
  'markdown',
  'php',
  'powershell',
  'python',
  'r',
  'ruby',
  'rust',
  'scala',
  'sql',
  'swift',
  'typescript',
  'yaml',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** What a language is called: its name is the same wherever people write it. */
export const CODE_LANGUAGE_NAMES: Readonly<Record<CodeLanguage, string>> = {
  bash: 'Shell',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  dart: 'Dart',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  go: 'Go',
  html: 'HTML, XML',
  ini: 'INI, TOML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  lua: 'Lua',
  markdown: 'Markdown',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  scala: 'Scala',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/** What else people write behind the fence of a listing, or as the ending of a file. */
const ALIASES: Readonly<Record<string, CodeLanguage>> = {
  cc: 'cpp',
  'c++': 'cpp',
  conf: 'ini',
  console: 'bash',
  cs: 'csharp',
  'c#': 'csharp',
  cxx: 'cpp',
  docker: 'dockerfile',
  golang: 'go',
  h: 'c',
  hpp: 'cpp',
  htm: 'html',
  js: 'javascript',
  json5: 'json',
  jsonc: 'json',
  jsx: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  mysql: 'sql',
  patch: 'diff',
  pgsql: 'sql',
  postgresql: 'sql',
  properties: 'ini',
  ps1: 'powershell',
  py: 'python',
  python3: 'python',
  rb: 'ruby',
  rs: 'rust',
  scss: 'css',
  sh: 'bash',
  shell: 'bash',
  sqlite: 'sql',
  svg: 'html',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  vue: 'html',
  xhtml: 'html',
  xml: 'html',
  yml: 'yaml',
  zsh: 'bash',
};

/** Names of text that is no code. */
const PLAIN: ReadonlySet<string> = new Set(['plain', 'plaintext', 'text', 'txt', 'none', 'output', 'log']);

function isLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(CODE_LANGUAGE_NAMES, name);
}

/** The language that a name or the ending of a file means; undefined where it means none that is known. */
export function languageNamed(name: string): CodeLanguage | 'plain' | undefined {
  const plain = name.trim().toLowerCase();
  if (isLanguage(plain)) return plain;
  if (PLAIN.has(plain)) return 'plain';
  return Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined;
}

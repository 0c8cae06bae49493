import { RecentlyUsed } from '@pagewright/model/recently-used';
import type { Emitter, HLJSApi, LanguageFn } from 'highlight.js';
import type { CodeRole } from './colors.ts';
import type { CodeLanguage } from './languages.ts';

/** A part of code that has a colour of its own, in UTF-16 offsets. Parts are sorted and do not overlap. */
export interface CodeToken {
  readonly start: number;
  readonly end: number;
  readonly role: CodeRole;
}

type Grammar = () => Promise<{ readonly default: LanguageFn }>;

/** Where the grammars are: each comes with the first listing of its language. */
const GRAMMARS: Readonly<Record<CodeLanguage, Grammar>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  dart: () => import('highlight.js/lib/languages/dart'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  go: () => import('highlight.js/lib/languages/go'),
  html: () => import('highlight.js/lib/languages/xml'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  lua: () => import('highlight.js/lib/languages/lua'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  php: () => import('highlight.js/lib/languages/php'),
  powershell: () => import('highlight.js/lib/languages/powershell'),
  python: () => import('highlight.js/lib/languages/python'),
  r: () => import('highlight.js/lib/languages/r'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  scala: () => import('highlight.js/lib/languages/scala'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

let library: HLJSApi | undefined;
const loading = new Map<CodeLanguage, Promise<void>>();

/** Brings what a language is coloured with. A grammar that cannot be loaded leaves its code plain, and is tried again. */
export async function loadGrammar(language: CodeLanguage): Promise<void> {
  let arrives = loading.get(language);
  if (!arrives) {
    arrives = register(language);
    loading.set(language, arrives);
    arrives.catch(() => loading.delete(language));
  }
  await arrives;
}

async function register(language: CodeLanguage): Promise<void> {
  const [core, grammar] = await Promise.all([import('highlight.js/lib/core'), GRAMMARS[language]()]);
  library ??= withTokens(core.default.newInstance());
  library.registerLanguage(language, grammar.default);
}

function withTokens(instance: HLJSApi): HLJSApi {
  instance.configure({ __emitter: TokenEmitter });
  return instance;
}

/** Listings whose parts are kept: they are asked for at each drawing, and a long one takes a second to read. */
const KEPT = 100;
const known = new RecentlyUsed<string, readonly CodeToken[]>(KEPT);

/** The coloured parts of code; undefined while the grammar of its language is not at hand (`loadGrammar`). */
export function findTokens(code: string, language: CodeLanguage | 'plain'): readonly CodeToken[] | undefined {
  if (language === 'plain' || code.trim() === '') return [];
  if (!library?.getLanguage(language)) return undefined;
  const key = `${language} ${code}`;
  const before = known.get(key);
  if (before) return before;
  const { _emitter } = library.highlight(code, { language, ignoreIllegals: true });
  const tokens = _emitter instanceof TokenEmitter ? _emitter.tokens : [];
  known.set(key, tokens);
  return tokens;
}

/** Roles of the library's scopes, by their first word; what is not named is plain. */
const ROLES: Readonly<Record<string, CodeRole>> = {
  keyword: 'keyword',
  'selector-tag': 'keyword',
  'template-tag': 'keyword',
  tag: 'keyword',
  section: 'keyword',
  bullet: 'keyword',
  deletion: 'number',
  addition: 'string',
  string: 'string',
  regexp: 'string',
  char: 'string',
  'meta-string': 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  'template-variable': 'number',
  title: 'name',
  name: 'name',
  type: 'name',
  built_in: 'name',
  class: 'name',
  attr: 'name',
  attribute: 'name',
  property: 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  'selector-attr': 'name',
  'selector-pseudo': 'name',
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  meta: 'comment',
};

/** Gathers what the library finds as parts of the text, in place of HTML. The innermost role that is known counts. */
class TokenEmitter implements Emitter {
  readonly tokens: CodeToken[] = [];
  #at = 0;
  /** Roles of the scopes that are open; those of no role have that of the scope around them. */
  readonly #open: (CodeRole | undefined)[] = [];

  addText(text: string): void {
    const start = this.#at;
    this.#at += text.length;
    const role = this.#open.at(-1);
    if (role === undefined || text === '') return;
    const last = this.tokens.at(-1);
    if (last?.role === role && last.end === start) this.tokens[this.tokens.length - 1] = { ...last, end: this.#at };
    else this.tokens.push({ start, end: this.#at, role });
  }

  startScope(scope: string): void {
    this.#open.push(
      scope.startsWith('language:') ? undefined : (ROLES[scope.split('.')[0] ?? ''] ?? this.#inherited(scope)),
    );
  }

  endScope(): void {
    this.#open.pop();
  }

  /** The library opens and closes some scopes by their older names. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  /** What is filled into a string is code again. */
  #inherited(scope: string): CodeRole | undefined {
    return scope === 'subst' ? undefined : this.#open.at(-1);
  }

  /** What a language within the language holds: a script in a page. */
  __addSublanguage(other: Emitter, name: string): void {
    if (!(other instanceof TokenEmitter)) return;
    if (name) this.startScope(`language:${name}`);
    for (const token of other.tokens) {
      this.tokens.push({ ...token, start: token.start + this.#at, end: token.end + this.#at });
    }
    this.#at += other.#at;
    if (name) this.endScope();
  }

  finalize(): void {}

  toHTML(): string {
    return '';
  }
}

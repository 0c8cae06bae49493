import { type CodeLanguage, languageNamed } from './languages.ts';

/** Characters from the start that are looked at: what a listing is written in shows early. */
const LOOKED_AT = 4000;

interface Sign {
  readonly language: CodeLanguage;
  readonly pattern: RegExp;
  /** How sure it makes; `ENOUGH` alone decides. */
  readonly weight: number;
}

const ENOUGH = 2;

function sign(language: CodeLanguage, weight: number, pattern: RegExp): Sign {
  return { language, weight, pattern };
}

/**
 * What stands in listings of one language and hardly in those of another. Asking all grammars which of them finds most, as
 * the library can, would load every one of them and takes tens of milliseconds for each listing.
 */
const SIGNS: readonly Sign[] = [
  sign('diff', 3, /^(?:diff --git |@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)/m),
  sign('dockerfile', 2, /^FROM [\w./:-]+(?: AS \w+)?$/m),
  sign('dockerfile', 2, /^(?:ENTRYPOINT|CMD) \[|^(?:RUN|COPY|WORKDIR|EXPOSE) \S/m),
  sign('html', 3, /^\s*<(?:!doctype html|\?xml|html|svg|head|body|div|template)\b/i),
  sign('html', 2, /<\/[a-z][\w-]*>\s*$/i),
  sign('php', 3, /<\?php\b/),
  sign('csharp', 3, /^\s*using [A-Z][\w.]*;|\bnamespace [A-Z][\w.]*\s*[;{]|\bConsole\.Write/m),
  sign('java', 3, /^\s*(?:import java[x.]|package [a-z][\w.]*;)|\bpublic static void main\b|\bSystem\.out\./m),
  sign('java', 2, /\b(?:public|private|protected) (?:static )?(?:final )?(?:class|interface|void|int|String)\b/),
  sign('cpp', 3, /^\s*#include <(?:iostream|vector|string|memory|map|algorithm)>|\bstd::|\btemplate\s*</m),
  sign('c', 2, /^\s*#(?:include|define|ifdef|ifndef)\b/m),
  sign('c', 1, /\b(?:printf|malloc|sizeof)\s*\(|\bint main\s*\(/),
  sign('go', 3, /^package \w+$|^func (?:\([^)]*\) )?\w+\(/m),
  sign('go', 1, /:=|\bfmt\.\w+\(/),
  sign('rust', 3, /\bfn \w+(?:<[^>]*>)?\([^)]*\)[^{;]*\{|\blet mut \w|\bimpl(?:<[^>]*>)? \w+|\bprintln!\(/),
  sign('kotlin', 3, /\bfun \w+\([^)]*\)[^{=]*[{=]|\bdata class\b/),
  sign(
    'swift',
    3,
    /\bfunc \w+\([^)]*\)(?: throws)?(?: -> [\w[\]?]+)? \{|\bguard let\b|^import (?:SwiftUI|UIKit|Foundation)$/m,
  ),
  sign('scala', 3, /\bobject \w+(?: extends \w+)? \{|\bcase class\b|\bdef \w+(?:\([^)]*\))?: \w+(?:\[[^\]]*\])? =/),
  sign('dart', 3, /^import 'package:|\bWidget build\(/m),
  sign(
    'typescript',
    3,
    /\binterface \w+(?:<[^>]*>)? \{|\b(?:const|let|function) \w+(?:\([^)]*\))?: [\w<>[\]|]+|^type \w+ =|\bas const\b/m,
  ),
  sign('typescript', 2, /\(\w+: (?:string|number|boolean|unknown)\b/),
  sign('javascript', 2, /\b(?:const|let|var) \w+ = |=> [{(\w]|\bconsole\.\w+\(|\bfunction\s*\w*\([^)]*\)\s*\{/),
  sign('javascript', 1, /^(?:import .* from ['"]|export (?:default|const|function)|.*\brequire\()/m),
  sign('python', 3, /^\s*(?:def \w+\(.*\)(?: -> .+)?:|class \w+(?:\(.*\))?:|from [\w.]+ import )/m),
  sign(
    'python',
    2,
    /^\s*(?:if|elif|for|while|with|try|except)\b[^{]*:\s*$|^import \w+(?: as \w+)?$|\bprint\(|\bself\.\w/m,
  ),
  sign('ruby', 3, /^\s*(?:def \w+[?!]?(?:\(.*\))?$|require ['"]|class \w+(?: < \w+)?$)|\bdo \|\w+/m),
  sign('lua', 3, /^\s*local (?:function )?\w+|\bfunction \w+[.:]\w+\(.*\)$/m),
  sign('r', 3, /\b\w[\w.]* <- |\blibrary\(\w+\)/),
  sign(
    'sql',
    3,
    /^\s*(?:select\b[\s\S]+?\bfrom\b|insert into\b|update \S+ set\b|create (?:table|view|index)\b|alter table\b|with \w+ as \()/i,
  ),
  sign('powershell', 3, /^\s*(?:Get|Set|New|Remove|Invoke|Import|Write)-[A-Z]\w+|\$\w+\s*=\s*(?:Get|New)-/m),
  sign(
    'bash',
    3,
    /^\s*(?:[$#%] )?(?:sudo|apt(?:-get)?|git|npm|npx|cd|mkdir|docker|curl|export|pip|yum|brew|chmod|tar|make|ssh)\s+[-\w./"']/m,
  ),
  sign('bash', 2, /^\s*(?:if \[\[? |fi$|done$|esac$|echo )/m),
  sign('css', 3, /^\s*[.#@:]?[\w-]+(?:[\s,.:#>\w-]*)\{\s*(?:[\w-]+\s*:[^;{}]+;|$)[^}]*[\w-]+\s*:[^;{}=]+;/m),
  sign('ini', 2, /^\[[\w. -]+\]\s*$/m),
  sign('ini', 1, /^[\w.-]+\s*=\s*\S/m),
  sign('yaml', 2, /^(?:---$|[\w.-]+:\s*$\n(?:\s+|- )[\w-]+:?)/m),
  sign('yaml', 1, /^[ \t]*(?:- )?[\w.-]+: \S/m),
  sign('markdown', 2, /^#{1,4} \S.*\n[\s\S]*^(?:[-*] |\d+\. |```)/m),
];

const SHEBANG = /^#!.*\b(bash|sh|zsh|python3?|node|ruby|php|lua|Rscript)\b/;
const INTERPRETERS: Readonly<Record<string, CodeLanguage>> = { node: 'javascript', rscript: 'r' };

/** The language that a listing is most likely written in; `plain` where nothing says it. */
export function guessLanguage(code: string): CodeLanguage | 'plain' {
  const start = code.slice(0, LOOKED_AT);
  const interpreter = SHEBANG.exec(start)?.[1]?.toLowerCase();
  if (interpreter) return INTERPRETERS[interpreter] ?? languageNamed(interpreter) ?? 'plain';
  if (isJson(code)) return 'json';
  const sums = new Map<CodeLanguage, number>();
  for (const { language, weight, pattern } of SIGNS) {
    if (pattern.test(start)) sums.set(language, (sums.get(language) ?? 0) + weight);
  }
  let best: CodeLanguage | 'plain' = 'plain';
  let most = ENOUGH - 1;
  for (const [language, sum] of sums) {
    if (sum <= most) continue;
    best = language;
    most = sum;
  }
  return best;
}

function isJson(code: string): boolean {
  if (!/^\s*[[{]/.test(code) || !/[\]}]\s*$/.test(code)) return false;
  try {
    JSON.parse(code);
    return true;
  } catch {
    return /^\s*\{\s*"[^"\n]*"\s*:/.test(code);
  }
}

import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { STATE } from 'mathjax-full/js/core/MathItem.js';
import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js';
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js';
import { type FormulaFault, faultOf } from './fault.ts';

/** A formula as it is drawn. */
export interface Typeset {
  /** What stands in its SVG, in `currentColor`. */
  readonly content: string;
  readonly viewBox: string;
  /** em. */
  readonly width: number;
  readonly height: number;
  readonly mathml: string;
}

/** Units of the drawing in an em. */
const EM = 1000;
/** Signs that the library's buffer may grow to, and commands that one formula may expand to. */
const BOUNDS = { maxBuffer: 10_000, maxMacros: 500 } as const;

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);

/**
 * Without the packages that define commands, load further packages or write HTML: a formula has no macros, links, styles or
 * scripts.
 */
const document = mathjax.document('', {
  InputJax: new TeX({
    packages: ['base', 'ams', 'boldsymbol', 'cancel', 'mhchem'],
    ...BOUNDS,
    formatError: (_jax: unknown, error: unknown) => {
      throw error;
    },
  }),
  OutputJax: new SVG({ fontCache: 'none', internalSpeechTitles: false }),
});

/** Commands of the packages above that write attributes of their own: addresses, styles, names. */
const FORBIDDEN = /\\(?:mmlToken|href|class|style|cssId|data|require|tag|label|ref|eqref)(?![a-zA-Z])/;
/** What sets things over and under others that may grow with them, such as arrows; of mhchem too. */
const GROWING =
  /\\(?:(?:mhchem)?x(?:left|right)[a-z]+|overset|underset|overunderset|stackrel|mathop|operatorname\*|DeclareMathOperator)|[-=]>{1,2}\[|<-\[/gi;
/** So many in one formula: each within another more than doubles what is to be measured, from fifteen on it takes seconds. */
const MAX_GROWING = 12;
/** What the drawing of a formula is made of; nothing else of it is shown. */
const FOREIGN =
  /<(?!\/?(?:g|path|rect|svg|text|line|ellipse|polyline|polygon)[\s>/])|\s(?:on\w+|href|xlink:href|style|class|id)=/i;

/** Sets a formula as it stands on a line of its own. */
export function typeset(latex: string): Typeset | FormulaFault {
  // Numbers and names of equations are those of a whole text.
  const own = latex.replace(/\\(?:label|tag\*?)\s*\{[^{}]*\}|\\(?:nonumber|notag)(?![a-zA-Z])/g, '');
  const forbidden = FORBIDDEN.exec(own);
  if (forbidden) return { fault: 'command', name: forbidden[0] };
  if ((own.match(GROWING)?.length ?? 0) > MAX_GROWING) return { fault: 'long', name: '' };
  try {
    // Numbers of equations begin anew in each formula.
    document.reset();
    const svg = adaptor.firstChild(document.convert(own, { display: true }) as LiteElement) as LiteElement;
    const viewBox = adaptor.getAttribute(svg, 'viewBox');
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    const content = adaptor.innerHTML(svg);
    if (FOREIGN.test(content)) return { fault: 'other', name: '' };
    const tree = document.convert(own, { display: true, end: STATE.CONVERT });
    return {
      content,
      viewBox,
      width: width / EM,
      height: height / EM,
      mathml: new SerializedMmlVisitor().visitTree(tree),
    };
  } catch (error) {
    if (isTexError(error)) return faultOf(error.id, error.message);
    // What is nested too deeply ends the stack.
    return { fault: error instanceof RangeError ? 'long' : 'other', name: '' };
  }
}

/** By what it has: the class of the library's errors arrives otherwise in Node than where it is bundled. */
function isTexError(error: unknown): error is { readonly id: string; readonly message: string } {
  return (
    typeof error === 'object' && error !== null && 'id' in error && typeof error.id === 'string' && 'message' in error
  );
}

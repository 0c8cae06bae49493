import { javascriptLanguage, jsxLanguage } from '@codemirror/lang-javascript';
import { LanguageSupport, StreamLanguage } from '@codemirror/language';

/** What a code field holds: the source text of a page, a chart's configuration (JSON or an object literal), a diagram. */
export type CodeLanguage = 'page' | 'config' | 'mermaid';

const MERMAID_WORDS =
  /^(?:flowchart|graph|subgraph|end|sequenceDiagram|participant|actor|note|loop|alt|else|opt|par|gantt|title|section|dateFormat|axisFormat|classDiagram|class|stateDiagram(?:-v2)?|state|pie|showData|xychart(?:-beta)?|x-axis|y-axis|bar|line|erDiagram|mindmap|root|timeline|gitGraph|commit|branch|checkout|merge|C4\w+|requirementDiagram|requirement|quadrantChart|quadrant-[1-4]|journey|direction|style|linkStyle|classDef|click)(?![\w-])/;

const mermaid = StreamLanguage.define({
  name: 'mermaid',
  token(stream) {
    if (stream.eatSpace()) return null;
    const startsLine = stream.string.slice(0, stream.pos).trim() === '';
    if (stream.match('%%')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.match(/^"[^"]*"?/)) return 'string';
    if (startsLine && stream.match(MERMAID_WORDS)) return 'keyword';
    // Arrows of every kind of diagram: --> -.-> ==> ->> --x o-- ..|>
    if (stream.match(/^[<ox*|]*[-.=]{2,}[->)x|o*]*/)) return 'operator';
    if (stream.match(/^[\d.]+(?![\w-])/)) return 'number';
    if (!stream.match(/^[\p{L}\p{N}_]+/u)) stream.next();
    return null;
  },
});

export const LANGUAGES: Readonly<Record<CodeLanguage, LanguageSupport>> = {
  page: new LanguageSupport(jsxLanguage),
  // An object at the top is a value here, not a block of statements.
  config: new LanguageSupport(javascriptLanguage.configure({ top: 'SingleExpression' }, 'chart-config')),
  mermaid: new LanguageSupport(mermaid),
};

import type { Item, Stat, Statement, Step } from '@pagewright/model/outline';
import { splitLead, visualLength } from './text.ts';

/** What statements turn out to be: dates, big figures, steps. */

const MONTH =
  '(?:Jan(?:uary|vier)?|Feb(?:ruary)?|F[ée]v(?:rier)?|Mar(?:ch|s)?|Apr(?:il)?|Avr(?:il)?|May|Mai|June?|Juin|July?|Juil(?:let)?|Aug(?:ust)?|Ao[uû]t|Sept?(?:ember|embre)?|Oct(?:ober|obre)?|Nov(?:ember|embre)?|Dec(?:ember)?|D[ée]c(?:embre)?)\\.?';
const DATE = new RegExp(
  `(?:\\d{4}\\s*年(?:\\s*\\d{1,2}\\s*月(?:\\s*\\d{1,2}\\s*日)?)?|\\d{1,2}月\\d{1,2}日|(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s+)?${MONTH}\\s+(?:\\d{1,2},?\\s+)?\\d{4}|\\b(?:19|20)\\d{2}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?\\b|\\b(?:19|20)\\d{2}\\b(?!\\s*[,.]?\\d))`,
  'i',
);

export interface Dated {
  readonly date: string;
  readonly text: Statement;
}

/** A statement with a date: at its start it is taken off, elsewhere the statement stays whole. */
export function datedOf(statement: Statement): Dated | undefined {
  const match = DATE.exec(statement.text);
  if (!match || match.index > 40) return undefined;
  const date = match[0].trim();
  const rest = statement.text.slice(match.index + match[0].length).replace(/^\s*[:：,，、–—-]\s*/, '');
  const atStart =
    match.index === 0 && visualLength(rest) >= 8 && /^\s*[:：,，、–—-]/.test(statement.text.slice(match[0].length));
  return { date, text: atStart ? { ...statement, text: rest } : statement };
}

const FIGURE =
  /(?:[$€£¥￥]\s?|US\$\s?)?[-+−]?\d{1,3}(?:[,\u202f\u00a0]\d{3})+(?:\.\d+)?(?:\s?(?:%|万|亿|億|元|円|人|家|个|件|million|billion|millions?|milliards?|M€|k€|people|users))?|(?:[$€£¥￥]\s?|US\$\s?)?[-+−]?\d+(?:[.,]\d+)?\s?(?:%|％|‰|万亿|万元|亿元|億円|万円|万|亿|億|倍|million|billion|trillion|millions?|milliards?|x\b|×|percent\b|pour cent|个百分点)|[$€£¥￥]\s?\d+(?:[.,]\d+)?/gi;

/** The most telling figure of a short statement, as it is written there. */
export function figureOf(statement: Statement): Stat | undefined {
  if (visualLength(statement.text) > 150) return undefined;
  const found = [...statement.text.matchAll(FIGURE)]
    .map(([figure]) => figure.trim())
    .filter((figure) => !/^\d{4}$/.test(figure));
  const [value] = found.sort((a, b) => weightOfFigure(b) - weightOfFigure(a));
  return value ? { value, label: statement } : undefined;
}

function weightOfFigure(figure: string): number {
  return (/[%％]/.test(figure) ? 3 : 0) + (/[$€£¥￥万亿億]|illi/.test(figure) ? 2 : 0) + figure.length / 20;
}

const ORDERED_START =
  /^(first(ly)?|second(ly)?|third(ly)?|then|next|finally|lastly|step \d|étape \d|d['’]abord|ensuite|puis|enfin|首先|其次|再次|然后|接着|随后|最后|第[一二三四五六七八九十\d]+步|まず|次に|最後に|手順)/i;

/** Sentences that tell of steps in order. */
export function areSteps(statements: readonly Statement[]): boolean {
  const marked = statements.filter(({ text }) => ORDERED_START.test(text)).length;
  return statements.length >= 3 && marked >= Math.ceil(statements.length * 0.6);
}

const STEP_LEAD =
  /^(step|phase|stage|étape|phase|步骤|阶段|步驟|階段|ステップ|手順|第[一二三四五六七八九十\d]+(步|阶段|階段))\s*[\dA-Z一二三四五六七八九十]*$/i;

/** Entries that are named as steps: `Step 3: …`. */
export function areNamedSteps(items: readonly Item[]): boolean {
  const named = items.filter(({ lead }) => lead && STEP_LEAD.test(lead)).length;
  return named >= 2 && named >= items.length - 1;
}

/** A step's title and text: its lead and the rest where it has one, else the whole as its title. */
export function stepOf(entry: Item): Step {
  const parts = entry.lead ? { lead: entry.lead, text: entry.text } : splitLead(entry.text);
  const own: Statement = { text: entry.text, origins: entry.origins, rank: entry.rank };
  if (parts) return { title: { ...own, text: parts.lead }, text: { ...own, text: parts.text } };
  const [child] = entry.children ?? [];
  return child ? { title: own, text: child } : { title: own };
}

const CONTRAST = [
  /优[势点]|優[勢點]|advantages?|pros?\b|strengths?|benefits?|avantages?|メリット|利点/i,
  /劣势|缺点|劣勢|缺點|disadvantages?|cons?\b|weakness|drawbacks?|risks?|inconv[ée]nients?|デメリット|欠点|风险|風險/i,
];

/** Whether two headings are set against each other. */
export function areOpposites(first: string, second: string): boolean {
  const [good, bad] = CONTRAST as [RegExp, RegExp];
  if (
    (good.test(first) && bad.test(second) && !good.test(second)) ||
    (bad.test(first) && good.test(second) && !bad.test(second))
  )
    return true;
  const pairs = [/before|avant|之前|前$/i, /after|après|之后|後$/i];
  return (pairs[0] as RegExp).test(first) && (pairs[1] as RegExp).test(second);
}

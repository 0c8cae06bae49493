/** Length that compares across scripts: a Han character, kana or full-width mark counts as two. */
export function visualLength(text: string): number {
  let length = 0;
  for (const character of text) length += (character.codePointAt(0) as number) > 0x2e7f ? 2 : 1;
  return length;
}

/** Longest title, visual length: about 28 Han or 70 Latin characters. */
export const TITLE_LENGTH = 66;

const ABBREVIATIONS =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|cf|Fig|No|Nos|Inc|Ltd|Co|Corp|al|approx|Art|art|p|pp|M|MM|Mme|U\.S|Jr|Sr|vol|Vol|ed|eds|Sec|sec|ch|Ch)|\b[A-Z])\.$/;

/** The sentences of a paragraph, each with its closing marks. Nothing is lost but white space between them. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (!isEnd(text, index, start)) continue;
    let end = index + 1;
    while (end < text.length && /[。．.!?！？…"'”’」』）)\]]/.test(text[end] as string)) end += 1;
    const sentence = text.slice(start, end).trim();
    if (sentence) sentences.push(sentence);
    start = end;
    index = end - 1;
  }
  const rest = text.slice(start).trim();
  if (rest) sentences.push(rest);
  return joinFragments(sentences);
}

function isEnd(text: string, index: number, start: number): boolean {
  const character = text[index] as string;
  if (/[。！？]/.test(character)) return !insideQuote(text, start, index);
  if (!/[.!?]/.test(character)) return character === '\n';
  const next = text.slice(index + 1).match(/^["'”’»)\]]*(\s+|$)(\S?)/);
  if (!next) return false;
  if (character === '.' && ABBREVIATIONS.test(text.slice(Math.max(start, index - 8), index + 1))) return false;
  if (character === '.' && /(^|\s)\d{1,2}$/.test(text.slice(start, index)) && index - start < 4) return false;
  return next[2] === '' || /[\p{Lu}\p{N}"'“‘«([\p{Lo}•–—-]/u.test(next[2] ?? '');
}

/** Whether an opening quotation mark or bracket before the place is still open. */
function insideQuote(text: string, start: number, index: number): boolean {
  let depth = 0;
  for (let at = start; at < index; at += 1) {
    const character = text[at] as string;
    if (/[「『“（(]/.test(character)) depth += 1;
    else if (/[」』”）)]/.test(character)) depth = Math.max(0, depth - 1);
  }
  return depth > 0 && index - start < 120;
}

/** Closing marks or a few letters alone belong to the sentence before. */
function joinFragments(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    if (joined.length > 0 && !/[\p{L}\p{N}]{2}/u.test(sentence)) joined[joined.length - 1] += sentence;
    else joined.push(sentence);
  }
  return joined;
}

/** Starts that point back to a sentence that may not be on the page. */
const DANGLING =
  /^(he|she|they|it|this|that|these|those|but|and|so|however|therefore|thus|then|also|moreover|furthermore|because|or|such|il|elle|ils|elles|ce|cela|mais|donc|ainsi|cependant|en effet|par ailleurs|他|她|它|这|那|此|其|但|而|所以|因此|于是|然而|不过|并且|同时|另外|此外|也|又|这样|這|但是|而且|因而|それ|これ|しかし|そして|また|ただし|なお|そこで|すると)(\b|[，,、\s]|(?<=\p{sc=Han}|\p{sc=Hiragana}))/iu;

export function startsDangling(sentence: string): boolean {
  return DANGLING.test(sentence.replace(/^["'“‘「『(（]+/, ''));
}

/** Whether a text is speech or starts in the middle of it. */
export function isSpeech(sentence: string): boolean {
  return /^["“‘「『'—]/.test(sentence) || /(said|asked|cried|replied|道|说|說|と言)/.test(sentence);
}

/** Whether quotation marks or brackets are left open, as in a sentence cut out of a dialogue. */
export function hasLooseQuote(sentence: string): boolean {
  const pairs = [
    [/[“「『]/g, /[”」』]/g],
    [/[(（]/g, /[)）]/g],
    [/(?<=^|[\s—(-])['‘]/g, /['’](?=$|[\s,.;:!?—)-])/g],
  ] as const;
  const count = (pattern: RegExp): number => sentence.match(pattern)?.length ?? 0;
  return pairs.some(([open, close]) => count(open) !== count(close)) || count(/"/g) % 2 === 1;
}

/** Comparable form: letters and digits only. */
export function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Splits `Lead: text`, or an article's number from its text, where both halves can stand alone; web addresses and times are left whole. */
export function splitLead(text: string): { lead: string; text: string } | undefined {
  const article = /^(第\s*[一二三四五六七八九十百千零〇\d]+\s*条(?:\s*【[^】]{1,30}】)?)\s*(\S.{4,})$/su.exec(text);
  if (article) return { lead: article[1] ?? '', text: article[2] ?? '' };
  const match = /^([^:：。.!?！？；;]{2,40}?)\s*(?:[:：]\s*|\s[–—-]\s)(\S.*)$/su.exec(text);
  if (!match) return undefined;
  const [, lead = '', rest = ''] = match;
  if (/https?$/.test(lead) || rest.startsWith('//') || /\d$/.test(lead) || visualLength(lead) > 44) return undefined;
  if (!/[\p{L}]/u.test(lead) || visualLength(rest) < 4 || /[(（「“][^)）」”]*$/.test(lead)) return undefined;
  return { lead: lead.trim(), text: rest.trim() };
}

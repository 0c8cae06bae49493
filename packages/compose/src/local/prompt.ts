import type { ComposeNote } from '@pagewright/model/outline';
import { squeeze } from './text.ts';

/** What a supplementary prompt asks for that the local engine can do, and what it cannot. */
export interface Wishes {
  /** Topics to stress. */
  readonly focus: readonly string[];
  /** Topics to leave out. */
  readonly skip: readonly string[];
  /** A topic or section to begin with. */
  readonly first: string | undefined;
  readonly moreCharts: boolean;
  readonly noCharts: boolean;
  readonly noAgenda: boolean;
  readonly noSummary: boolean;
  readonly noCover: boolean;
  readonly noClosing: boolean;
  /** Less than usual, or more, on each page and in all. */
  readonly length: 'short' | 'normal' | 'long';
  readonly followed: ComposeNote[];
  readonly notFollowed: ComposeNote[];
}

const FORM_WORDS = {
  noAgenda: /(agenda|contents page|table of contents|toc|目录|目錄|目次|议程|sommaire|table des mati)/i,
  noSummary: /(summary|recap|总结|摘要|小结|總結|まとめ|résumé|synthèse)/i,
  noCover: /(cover|封面|表紙|couverture|page de titre)/i,
  noClosing: /(closing|thank.?you|结尾|致谢|謝謝|结束页|remerciement)/i,
  noCharts: /(charts?|graphs?|图表|圖表|グラフ|graphiques?)/i,
} as const;

const NEGATION =
  /(?:\bno\b|without|skip|omit|leave out|drop|don['’]?t (?:include|use|want|need)|exclude|sans|pas de|ne pas|omettre|不要|无需|不需要|去掉|省略|略过|跳过|不含|別|不用|なし|不要|除く|省く|いらない)/i;
const FOCUS =
  /(?:focus(?:ing|ed)? (?:mainly )?on|concentrate on|emphasi[sz]e|highlight|stress|mainly about|pay attention to|mettre l['’]accent sur|insister sur|se concentrer sur|privilégier|重点(?:介绍|突出|讲|关注|放在|说明)?(?:在|于)?|突出|强调|着重(?:介绍|讲)?|聚焦(?:于)?|围绕|重點(?:介紹|突出)?|強調|聚焦)\s*[:：]?\s*([^。.;；!！，\n]*)/gi;
const JAPANESE_FOCUS = /([^、。,\n]{1,30}?)(?:に焦点を当て|を中心に|を強調|に重点)/g;
const FIRST =
  /(?:start(?:ing)? with|begin with|commencer par|先(?:讲|说|介绍)|从(.{1,30}?)开始|首先(?:讲|介绍)?)\s*[:：]?\s*([^。.;；,，!！\n]*)/i;
const AUDIENCE =
  /(?:for (?:an? )?(?:audience of )?((?:senior )?(?:executives?|managers?|management|investors?|engineers?|students?|beginners?|clients?|customers?|the board|children|developers?))|面向([^，。,.]{2,12})|给([^，。,.]{2,10}?)(?:看|汇报)|pour (?:des |les )(dirigeants|investisseurs|étudiants|clients|ingénieurs)|([^、。,]{2,10})向け)/i;
const TONE =
  /(humou?r|funny|friendly|formal tone|inspiring|persuasive|storytelling|幽默|正式|活泼|口语|风趣|文艺|語氣|语气|口调|ton |style d['’]écriture|ユーモア|丁寧|カジュアル)/i;
const TRANSLATE =
  /(translate|in english|in chinese|in french|in japanese|翻译|译成|用英文|用中文|翻譯|traduire|en anglais|en chinois|翻訳|英語で|日本語で)/i;
const MORE_CHARTS =
  /((more|many|use|add).{0,12}(charts?|graphs?|diagrams?|visuals?)|多(用|些|放)?.{0,4}(图表|圖表|图)|图表化|plus de graphiques|グラフを(多|たくさん)|数据可视化)/i;
const SHORT = /(short|brief|concise|keep it simple|简短|简洁|精简|簡短|简要|bref|concis|court|簡潔|短く)/i;
const LONG = /(detailed|in depth|thorough|详细|詳細|深入|détaillé|approfondi|詳しく)/i;

/** Reads a prompt in any of the five languages. */
export function readPrompt(prompt: string): Wishes {
  const text = prompt.trim();
  const clauses = text
    .split(/[。.;；!！\n，,]|\band\b|并且|而且|\bet\b/i)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const negated = clauses.filter((clause) => NEGATION.test(clause));
  const asksNo = (pattern: RegExp): boolean => negated.some((clause) => pattern.test(clause));
  const focus = topics(
    [...text.matchAll(FOCUS)].map((match) => match[1] ?? ''),
    [...text.matchAll(JAPANESE_FOCUS)].map((match) => match[1] ?? ''),
  );
  const forms = Object.values(FORM_WORDS);
  const skip = negated
    .filter((clause) => !forms.some((form) => form.test(clause)))
    .map((clause) =>
      clause
        .replace(NEGATION, '')
        .replace(/^\s*(the|les?|la|section|部分|章节|关于|有关|on|about)\s*/i, '')
        .trim(),
    )
    .filter((topic) => topic.length > 1);
  const firstMatch = FIRST.exec(text);
  const wishes: Wishes = {
    focus,
    skip,
    first: (firstMatch?.[1] ?? firstMatch?.[2])?.trim() || undefined,
    moreCharts: MORE_CHARTS.test(text) && !asksNo(FORM_WORDS.noCharts),
    noCharts: asksNo(FORM_WORDS.noCharts),
    noAgenda: asksNo(FORM_WORDS.noAgenda),
    noSummary: asksNo(FORM_WORDS.noSummary),
    noCover: asksNo(FORM_WORDS.noCover),
    noClosing: asksNo(FORM_WORDS.noClosing),
    length: SHORT.test(text) ? 'short' : LONG.test(text) ? 'long' : 'normal',
    followed: [],
    notFollowed: [],
  };
  noteForms(wishes, text);
  return wishes;
}

function noteForms(wishes: Wishes, text: string): void {
  const left = (['noAgenda', 'noSummary', 'noCover', 'noClosing', 'noCharts'] as const).filter((key) => wishes[key]);
  for (const form of left)
    wishes.followed.push({ code: 'prompt-without-form', params: { form: form.slice(2).toLowerCase() } });
  if (wishes.length !== 'normal') wishes.followed.push({ code: 'prompt-length', params: { length: wishes.length } });
  const audience = AUDIENCE.exec(text)?.slice(1).find(Boolean);
  if (audience) wishes.notFollowed.push({ code: 'prompt-audience', params: { audience } });
  if (TONE.test(text)) wishes.notFollowed.push({ code: 'prompt-tone-not-followed', params: {} });
  if (TRANSLATE.test(text)) wishes.notFollowed.push({ code: 'prompt-language-not-translated', params: {} });
}

function topics(...groups: string[][]): string[] {
  return groups
    .flat()
    .flatMap((text) => text.split(/[,，、;；]|\band\b|和|与|以及|及|\bet\b|と/i))
    .map((topic) =>
      topic
        .replace(/^\s*(the|les?|la|on|在|于)\s+/i, '')
        .replace(/\s*(部分|方面|内容|的?章节|section)$/i, '')
        .trim(),
    )
    .filter((topic) => topic.length > 1 && !NEGATION.test(topic));
}

/** Whether a text speaks of a topic: the topic itself, or most of its words. */
export function speaksOf(text: string, topic: string): boolean {
  const haystack = squeeze(text);
  if (haystack.includes(squeeze(topic))) return true;
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  if (words.length < 2 || /[\u3040-\u9fff]/.test(topic)) return false;
  return words.filter((word) => haystack.includes(word)).length >= Math.ceil(words.length * 0.7);
}

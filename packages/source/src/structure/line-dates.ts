const DATE =
  /^(?:[（(]?(?:\d{4}\s*[年./-]|\d{1,2}\s*月(?!\s*[龄齡](?!\s))|出生(?=[\s　:：])|(?:19|20)\d{2}\b|\d{1,2}\/\d{1,2}(?!\d)|\d{1,2}\s?[:：h]\s?\d{0,2}\b|\d{1,2}(?:[.:]\d{2})?\s?[ap]\.?m\b|(?:[7-9]|1\d|2[0-3])\.(?:00|15|30|45)\s+\p{L}|\d{1,3}\s?[-–~～]\s?\d{1,3}\s?(?:min|分)|\d{1,2}\s?[点點時时](?:半|\d{1,2}分)?(?:左右|前[后後]|頃|ごろ)?(?=[\s　:：])|\d{1,2}(?:\s?[-–~～〜]\s?\d{1,2})?[日号號](?=[\s　:：])|[上中下]旬(?=[\s　:：])|(?:12\s)?noon\b|\d{1,2}(?:er|st|nd|rd|th)?\s+(?:jan|f[ée]v|feb|mar|a[pv]r|ma[iy]|ju[inl]|ao[uû]|aug|sep|oct|nov|d[ée]c))|(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-z]*\.?\s+\d|(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,5}day)?s?\s(?:closed|open)|[一二三四五六七八九十]{1,3}月(?=[\s　:：])|(?:平成|令和|昭和|大正|明治|民國|民国)\s?(?:元|\d{1,3})\s?年|(?:weeks?|wk|day|month|phase|stage|sprint|semaines?|sem\.?|jour|mois|étape|tranche)\s?\d|[一二三四五六]期(?=[\s　:：（(])|D(?:ay)?\d{1,2}(?=[\s　:：])|第\s*[一二三四五六七八九十\d]{1,3}\s*(?:天|周|週|阶段|階段|季度|四半期)|\d{1,2}(?:日|週間?|[かヶ]月)目|[QT][1-4](?=[\s　:：–—-])|(?:january|february|march|april|june|july|august|september|october|november|december|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\s?[:：–—-]|[周週][一二三四五六日]|星期|[一二三四五六日][\s　]+\d)/iu;
/** `le 12 mai …`, `du 5 au 9 mai …`, `fin mai …`, `by early March …`, `3.1-3.10 …`: other dates with what happens behind them. */
const LED_DATE =
  /^(?:(?:(?:le|du|au|dès|on|by|from|until|avant|après|vers|early|late|mid|end(?: of)?|d[ée]but|fin|mi|d['’]ici)[\s-](?:le\s)?){1,2}(?:(?:\d{1,2}(?:er|st|nd|rd|th)?)(?:\s?[-–]\s?|\s(?:au|to|et|and)\s))?(?:\d{1,2}(?:er|st|nd|rd|th)?\s(?:of\s)?)?(?:jan(?:uary|vier)|f[ée]v(?:rier)?|feb(?:ruary)?|mar(?:ch|s)|a[pv]r(?:il)?|ma[iy]|ju(?:ne|ly|in|illet)|ao[uû]t|aug(?:ust)?|sep(?:tembre|tember|t)|oct(?:ober|obre)?|nov(?:ember|embre)?|d[ée]c(?:ember|embre)?)(?!\p{L})\.?|\d{1,2}\.\d{1,2}\s?[-–—~～〜至到]\s?\d{1,2}(?:\.\d{1,2})?(?![\d%]))[\s　:：,，–—→-]+\S/iu;
/** `Lun. ski de fond`, `Fri quiz`: a day of the week where a line beside it begins with one. */
const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:lun|mar|mer|jeu|ven|sam|dim)(?:\.|di|credi|dredi|edi|anche)?|[月火水木金土日]曜日?)\.?(?:\s(?:et|and|&)\s\p{L}+\.?)?[\s　:：,，–—-]+\S/iu;
/** `8.20 all tills down`: an hour where a line beside it begins with one; a clock with a colon or an `h`. */
const DOTTED_CLOCK = /^(?:[01]?\d|2[0-3])\.[0-5]\d[\s　:：–-]+\S/u;
const CLOCK = /^(?:[01]?\d|2[0-3])(?:[:：h][0-5]\d(?!\d)|[.:]?(?:[0-5]\d)?\s?[ap]m\b)/iu;

/** `3.10 review`: a day where a line beside it goes from one such day to another; without that, a number. */
const DOTTED_DAY = /^(?:0?[1-9]|1[0-2])\.(?:0?[1-9]|[12]\d|3[01])[\s　:：–-]+\S/u;
const DOTTED_DAYS = /^\d{1,2}\.\d{1,2}\s?[-–—~～〜至到]\s?\d{1,2}(?:\.\d{1,2})?(?![\d%])[\s　:：,，–—→-]+\S/u;

/** Whether a line begins with a date, a time or a stage of a plan, as the entries of a timetable do. */
export function beginsWithDate(text: string): boolean {
  return DATE.test(text) || LED_DATE.test(text);
}

/** Whether a line begins with an hour or a day that only its neighbours tell from a number or a word. */
export function isTimed(raw: readonly string[], index: number, text: string): boolean {
  const beside = [raw[index - 1], raw[index + 1]].map((line) => line?.trim() ?? '');
  return [
    [DOTTED_CLOCK, CLOCK],
    [WEEKDAY, WEEKDAY],
    [DOTTED_DAY, DOTTED_DAYS],
  ].some(([own, other]) => own?.test(text) && beside.some((line) => other?.test(line)));
}

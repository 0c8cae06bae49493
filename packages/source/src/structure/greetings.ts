import { endsAsSentence, visualLength } from './numbering.ts';

const DAY_PART = '(?:早上|早|上午|中午|下午|傍晚|晚上)';

/** First words of letters, messages and speeches, which say nothing of what follows. */
const GREETING = new RegExp(
  '^(?:(?:dear|hi|hiya|hello|hey|good (?:morning|evening|afternoon)|bonjour|bonsoir|salut|ch[eè]re?s?|mesdames|messieurs|(?:madame|monsieur)(?=[^\\p{L}]*,)|ladies)(?![\\p{L}-])|' +
    `(?:[见見]字如[面晤]|展信[佳好安]|各位|大家|亲爱的|親愛的|尊敬的|您好|你好|${DAY_PART}好|(?:皆|みな)(?:さま|様|さん)|お疲れ|お世話|いつも|拝啓|こんにちは|こんばんは|おはよう))`,
  'iu',
);
/** `各部门：`, `各有关单位：`, `関係者各位`, with the day behind it too, `To all staff:`, `À tous les services :` alone on their line: whom a notice is for. */
const ADDRESSED =
  /^(?:(?:公司|集团|集團|院|校)?(?:各|全体|全體)[\p{Script=Han}、，,（）() ]{1,30}[:：]|[\p{Script=Han}お]{0,12}(?:各位(?:殿|様)?|御中)[:：]?(?:[\s　]+[\p{Script=Han}\d/.-]{6,16})?|to (?:all|the) [^.:]{2,40}:|à (?:tous|toutes|l['’]attention) [^.:]{2,40}\s?:)$/iu;
/** A greeting up to its first mark. */
const LEAD = /^[^,，:：!！。.]{1,30}[,，:：!！。]\s*/u;
/** Thanks and words of welcome greet too. */
const COURTESY = /^(?:and\s|thank|welcome|et\s|merci|bienvenue|谢谢|謝謝|感谢|感謝|欢迎|歡迎|辛苦|ありがと|ようこそ)/iu;
/** `各位夥伴 9/15 週會重點`: in wide scripts a space ends a greeting. */
export const SPACED = /^(?:各位|大家|皆)[\p{sc=Han}\p{sc=Hiragana}]{0,6}[\s　]+(?=\S)/u;
/** Whom a greeting is for, behind its comma: `everyone.`, `大家`. */
const ADDRESSEE =
  /^(?:everyone|everybody|all|team|folks|friends|dear friends|colleagues|ladies and gentlemen|tout le monde|à (?:tous|toutes)(?: et à (?:tous|toutes))?|mesdames|messieurs|chers (?:amis|collègues)|大家|各位(?:同事|同仁|朋友|来宾|來賓|领导|領導)?|(?:皆|みな)(?:さん|さま|様))[,，.。!！:：]\s*/iu;
/** What is left of a message that somebody put on top of all others. */
const PINNED = /^(?:pinned|épinglé|(?:群)?置[顶頂]|必[读讀]|固定|ピン留め)$/iu;
/** `総務の白石です。お疲れさまです。`: who writes, in front of the words that greet. */
const WRITER =
  /^(?:[\p{sc=Han}\p{sc=Katakana}ー・の\s　]{2,16}(?:です|と申します|でございます)。(?=\s*(?:お疲れ|いつも|お世話|こんにちは|おはよう|こんばんは)))/u;
/** A line may greet twice: `大家好，各位早，…`. */
const ROUNDS = 2;

export function isGreeting(line: string): boolean {
  return GREETING.test(line.replace(WRITER, '').trimStart()) || ADDRESSED.test(line.trim());
}

/** What a line says behind its greeting: `各位同事，本周有三件事` says what stands behind the comma; empty of a greeting alone. */
export function withoutGreeting(line: string): string {
  let rest = line.trim().replace(WRITER, '');
  for (let round = 0; round < ROUNDS && isGreeting(rest); round += 1) {
    const lead = LEAD.exec(rest)?.[0] ?? SPACED.exec(rest)?.[0];
    if (lead === undefined) return '';
    rest = rest.slice(lead.length).replace(ADDRESSEE, '');
  }
  return COURTESY.test(rest) || PINNED.test(rest) ? '' : rest;
}

/** What a first line says behind its greeting where that is a title: `各位夥伴 9/15 週會重點`. */
export function titleBehindGreeting(line: string): string | undefined {
  const rest = withoutGreeting(line);
  const isTitle = rest !== line && visualLength(rest) >= SHORTEST_BEHIND && !endsAsSentence(rest);
  return isGreeting(line) && isTitle ? rest : undefined;
}

/** Shortest title behind a greeting, in comparable units. */
const SHORTEST_BEHIND = 8;

/** Last words of letters and messages alone on their line, which head nothing. */
const CLOSING =
  /^(?:thanks?(?: you)?|many thanks|(?:(?:with )?(?:best|kind|warm) )?(?:regards|wishes)|best|cheers|yours \p{L}+|sincerely|merci(?: d[’']avance)?|(?:bien )?(?:cordialement|amicalement)|bien à (?:vous|toi)|(?:bonne|belle|excellente) (?:journée|soirée|(?:fin de )?semaine)(?: à tou(?:te)?s)?|à (?:très )?bientôt|(?:have a )?(?:good|great|nice|lovely) (?:day|week(?:end)?|evening)|[谢謝][谢謝]|感[谢謝]|此致|敬[礼禮]|此致敬[礼禮]|祝好|敬具|敬白|草々|かしこ|以上)[,，.。!！]?$/iu;

export function isClosing(line: string): boolean {
  return CLOSING.test(line.trim());
}

const CLOCK = '(?:\\[\\d{1,2}[:：]\\d{2}(?:[:：]\\d{2})?\\]|\\d{1,2}[:：]\\d{2}(?:[:：]\\d{2})?)';
/** `09:02 Mia: …`, `10:12 佐伯 …`, `老周 9:41 …`: when and by whom a message was written. */
const MESSAGE = new RegExp(
  `^(?:${CLOCK}\\s*\\p{L}[\\p{L} .]{0,18}[:：]\\s*|${CLOCK}\\s\\p{Lo}[\\p{Lo}ー]{0,7}\\s|\\p{L}[\\p{L}.]{0,15}(?:\\s\\p{L}[\\p{L}.]{0,15})?[\\s,，]+${CLOCK}\\s*[:：\\s]\\s*|\\[\\d{1,2}[:：]\\d{2}\\]\\s*)(?=\\S)`,
  'u',
);

/** Whether two lines in a row are messages of a conversation: the first one is no title. */
export function areMessages(line: string, next: string | undefined): boolean {
  return MESSAGE.test(line.trim()) && MESSAGE.test(next?.trim() ?? '');
}

/** When and by whom a message was written says nothing of what it is about. */
export function withoutSpeaker(line: string): string {
  return line.replace(MESSAGE, '');
}

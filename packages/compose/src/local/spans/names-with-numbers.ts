/** Addresses, telephone numbers and names with figures in them; `email 48%, phone 14%` and `电话 120 件` say how much came that way. */
const PLACES =
  /(?:分机|分機|内线|内線|內線|电话|電話|热线|熱線|专线|專線|手机|手機|\bext(?:ension|\.)?|\bposte|\b(?:[Tt]el|[Tt]él|[Pp]hone|[Hh]otline)\.?)\s?[:：]?\s?\d{2,8}(?:[ -]\d{3,8}){0,3}(?![\d.,]*\s?(?:[%％‰€$£¥元円件通笔筆次个個人名万萬亿億]|\d))|https?:\/\/\S+|www\.\S+/u;
const MAIL = /\S+@\S+/u;
const NUMBERS =
  /\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}|(?<!\d)0\d{1,3}[-\s]\d{3,4}[-\s]?\d{3,4}(?!\d)|(?<!\d)0\d(?:[ .]\d{2}){4}(?!\d)|(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)\d+(?:\.\d+){2,}/u;
/** Telephone numbers in three groups, `970-247-1390`. */
const GROUPED_NUMBER = /(?<![\d.,-])(?:1[ .-])?(?:\(\d{3}\)\s?|\d{3}[ .-])\d{3}[.-]\d{4}(?![\d-])/u;
/** `Call us: 555-0142`: behind a word for calling, the seven figures of a telephone in two groups. */
const LOCAL_NUMBER = /(?<=\b(?:[Cc]all|[Pp]hone|[Tt]ext|[Rr]ing|[Tt]el)\b[^.;\d]{0,16})\d{3}[-.\s]\d{4}(?!\d)/u;
/** Numbers of acts, standards and clauses: `By-law No. 68/2010`, `GB8567--88`, `第 11 条`, `2.2条`. */
const NAMED_NUMBERS =
  /(?<![\p{L}\d])(?:GB|DB|YY|CNS|JIS|ISO|IEC|DIN|NF|EN|BS|ANSI|ASTM|IEEE|UL|RFC)(?:[ /-]?\p{Lu}{1,4}){0,3}[ -]?\d{2,}(?:[.:–-]{1,2}\d+)*(?![\d%％])|(?<!\p{Script=Latin})(?:[Nn]o\.|[Nn][°º]|№|[Aa]rt\.)\s?\d+(?:[-/.]\d+)*|(?<![\p{L}\d])\p{Lu}{2,6}(?:\/\p{Lu})?\s?\d{3,}[-–—:]{1,2}\d{2,4}(?!\d)|第\s[\d０-９]+|(?<!\d)\d+(?:\.\d+)+(?=\s?[条條章節节](?![约約]))/u;
/** `12号傍晚`, `3號窗口`: a day, or which of several. */
const NUMBERED = /(?<![\d０-９.])[\d０-９]{1,3}[号號](?![码碼称稱])/u;
/** `3年生`, `5年级`: grades of a school; `2分の1`, `11勝3分`: no minutes. */
const GRADES =
  /(?<![\d０-９.])[1-9１-９]年(?=生(?=$|[はがのにとをもで、，,。：:）)\s\d])|次|[级級])|[\d０-９]+分(?:の[\d０-９]+|(?=之|け|咲き))|[\d０-９]+[勝胜][\d０-９]+[分平](?:[\d０-９]+[敗败负負])?/u;
/** `20代 31%`, `50代以上`: how old people are who answer, and no figure. */
const AGE_GROUPS = /(?<![\d.])[1-9]0(?:[歳岁歲])?代(?![表替理码碼金行目言数數])(?:以上|前半|後半)?/u;
/** `4×100米接力`: what a race is called. */
const RACES = /(?<![\d.])\d\s?[×xX*]\s?\d{2,4}\s?(?:米|公尺|m|メートル)(?=\s?(?:接力|リレー|relay|relais|混合|混泳))/iu;
/** `60×90cm`: sides of one thing are told together. */
const DIMENSIONS =
  /(?<![\d.,])\d+(?:[.,]\d+)?\s?(?:cm|mm|m)?(?:\s?[×xX]\s?\d+(?:[.,]\d+)?\s?(?:cm|mm|m)?)+(?<=(?:cm|mm|m))(?![\p{L}²³])|(?<![\d.,])\d+(?:[.,]\d+)?(?:\s?[×xX]\s?\d+(?:[.,]\d+)?)+\s?(?:px|厘米|毫米|公分|センチ|ミリ)/u;
/** `0x154`: an address or a colour of a program. */
const HEXADECIMAL = /(?<![\p{L}\d])0[xX][\da-fA-F]+(?![\p{L}\d])/u;
/** `2025/AC/0871`, `DN-2025-11`: letters and figures between strokes tell one paper from all others. */
const CODES =
  /(?<![\p{L}\d/-])(?=[\d/-]{0,12}\p{Lu}{1,6}[\d/-])[\p{Lu}\d]{1,6}(?:[/-][\p{Lu}\d]{1,6}){2,4}(?![\p{L}\d/%％])/u;
/** `学号 2022301047`, `登字第287731号`, `12 bis`: what numbers a person, a paper or a house. */
const IDENTIFIERS =
  /(?:[学學工准案][号號]|学籍番号|[编編][号號]|[订訂][单單][号號]|[证證][号號]|合同[号號]|[车車]牌|[统統][编編]|[邮郵][编編]|(?:会員|管理|受付|登録|整理|注文|社員|口座|郵便|製造)番号|[Mm]atricule|SIRET|SIREN|[Ss]iret|[Ss]iren|(?:[Rr]eference|[Rr][eé]f|[Rr]éférence|[Pp]ermit|[Ll]icen[cs]e|[Aa]ccount|[Oo]rder|[Ii]nvoice|[Cc]ase|[Tt]icket|[Ff]ile|[Rr]egistration)\s(?:[Nn]o|[Nn]umber|[Nn][°o])\.?)\s?[:：]?\s?\d{4,}(?![\d.,]*\s?[%％€$£¥元円])|字第\s?\d+(?=\s?[号號])|(?<![\d.,])\d{1,4}\s?(?:bis|ter|quater)(?!\p{L})/u;
/** `18 号院 5 号楼 302`, `办公楼509室`, `top 10`: which house and room it is, and how far down a list goes. */
const ROOMS_AND_RANKS =
  /\d{1,4}\s?[号號](?=[院楼樓弄栋棟])|(?<=[号號][楼樓]|[单單]元)\s?\d{3,4}(?![\d.,]*\s?[%％\p{L}])|(?<=[楼樓层層座厦廈栋棟幢号號馆館])\s?\d{3,4}(?=[室房](?![间間]))|(?<!\p{L})[Tt](?:op|OP)[ -]?\d{1,4}(?![\d.,]*\s?[%％\d])|(?:トップ|ベスト)\d{1,4}(?!\d)/u;
/** `Android 12`, `iOS 17.4`, `Windows 11`: which version of a system. */
const SYSTEMS =
  /(?<!\p{L})(?:Android|iOS|iPadOS|macOS|Windows|Ubuntu|Debian|HarmonyOS)\s?\d{1,2}(?:\.\d{1,2}){0,2}(?![\d.,]*\s?[%％\d])/u;
/** `700x28`: two sides without a unit. */
const SIDES = /(?<![\p{L}\d.,])\d{2,4}[x×]\d{2,4}(?![\p{L}\d])/u;
/** `29d) Say who sails`, `24a-24c) …`: an entry of a form by number and letter, no days; `(some 29d)` closes a bracket. */
const LETTERED_ENTRY = /(?<=^|[\s;])\d{1,3}[a-z](?:\s?[-–]\s?\d{1,3}[a-z])?\)(?<![(（][^()（）]{0,80}\))(?=\s\p{L})/u;
const NOT_FIGURES = [
  LETTERED_ENTRY,
  PLACES,
  GROUPED_NUMBER,
  LOCAL_NUMBER,
  NUMBERS,
  NAMED_NUMBERS,
  CODES,
  IDENTIFIERS,
  NUMBERED,
  GRADES,
  AGE_GROUPS,
  RACES,
  DIMENSIONS,
  SIDES,
  SYSTEMS,
  ROOMS_AND_RANKS,
  HEXADECIMAL,
];
const NO_FIGURE = anyPattern(MAIL, ...NOT_FIGURES);
/** Of texts without their mark: addresses of mail are looked for from every place up to the next space. */
const NO_FIGURE_NOR_MAIL = anyPattern(...NOT_FIGURES);

/** Finds what has digits in a text and says how much of nothing: numbers of telephones, papers, people, acts, sides of things. */
export function numbersOfNames(text: string): RegExp {
  return text.includes('@') ? NO_FIGURE : NO_FIGURE_NOR_MAIL;
}

function anyPattern(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'gu');
}

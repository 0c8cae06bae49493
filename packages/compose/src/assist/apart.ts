/** Around a temperature that says how far two are apart: it has no zero to begin at. `Rose by 2 °C` stays. */
const APART_BEFORE = new RegExp(
  '(?:±|\\+/-|\\+|' +
    '\\b(?:by|within|warming|cooling)(?: (?:to|of|at|below|under|about|around|up to|only|more than|less than|at least|nearly|almost|another|some|well below))*|' +
    '\\b(?:rise|increase|drop|fall|decrease|change|difference|variation|swing|gain|margin|tolerance|gap|range|rises|increases)s? of(?: (?:about|around|up to|only|more than|less than|at least|nearly))?|' +
    '\\b(?:rose|fell|dropped|climbed|gained|lost|warmed|cooled|risen|fallen|var(?:y|ies|ied)|differ(?:s|ed)?)(?: (?:about|around|up to|only|more than|less than|at least|nearly))?|' +
    "(?:hausse|baisse|augmentation|diminution|écart|différence|variation|réchauffement|refroidissement|élévation|chute|amplitude|marge|gagn\\p{L}*|perd\\p{L}*|mont\\p{L}*|baiss\\p{L}*|augment\\p{L}*|diminu\\p{L}*)(?: (?!(?:à|jusqu)(?!\\p{L}))\\p{L}+)? (?:de|d[’']environ)(?: (?:près de|plus de|moins de|environ|seulement))?|" +
    '(?:差|误差|誤差|波动|波動|变化|變化|变动|変動|升高|上升|升温|升溫|降低|下降|降温|降溫|相差|[高低升降]了|高出|低出|上昇幅|变暖|暖化)(?:了|は|が|约|約|为|為|是|有|大|近|达|達|不超过|不超過)*)\\s?$',
  'iu',
);
const APART_BEHIND =
  /^\s?(?:\p{Ll}+\s)?(?:(?:warmer|cooler|hotter|colder|higher|lower|above|below|over|under|more|less|rise|increase|drop|fall|change|difference|warming|cooling|apart|target|goal|limit|pathway|threshold|either|swing|variation)(?!\p{L})|de (?:plus|moins|différence|réchauffement|trop|hausse|baisse)|d[’']écart|au-dess|en (?:plus|moins)|plus |moins |supplémentaires?|près|以内|以內|の?差|の?(?:上昇|低下|上が|下が)|(?:も|ほど)?[高低]|[更较較])/iu;
/** Says in words that a temperature lies below zero. */
const BELOW_ZERO = /(?:零下|氷点下|マイナス|minus|moins|négatif)\s?$/iu;

/** Most characters of the words around a figure that are looked at. */
const AROUND = 60;

/** How far two temperatures are apart, and those whose minus is a word, are no points of a scale that can be reckoned. */
export function isApart({ 0: whole, input, index }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - AROUND), index);
  const behind = input.slice(index + whole.length, index + whole.length + AROUND);
  return APART_BEFORE.test(before) || BELOW_ZERO.test(before) || APART_BEHIND.test(behind);
}

/** Names of columns and series that tell how far temperatures are apart. */
const APART_NAME =
  /\b(?:rise|increase|drop|fall|change|difference|variation|deviation|anomaly|warming|range|gap)\b|écart|hausse|baisse|variation|différence|réchauffement|anomalie|差|变化|變化|変化|升温|升溫|上昇|低下|升幅|降幅|距平|偏差/iu;

/** Whether the figures that a name stands over are distances between temperatures. */
export function namesApart(name: string): boolean {
  return APART_NAME.test(name);
}

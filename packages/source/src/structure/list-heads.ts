import { visualLength } from './numbering.ts';

/**
 * What people write over the lines of a list that they mark with nothing: what is to be brought, bought, done, who comes.
 * A first line that says anything else may be one of them.
 */
const LIST_HEAD = new RegExp(
  `^(?:${[
    String.raw`(?:what|who|things|stuff|bits|people|still|don[’']t forget|remember) (?:to|we|you|i)(?: still)? (?:pack|bring|take|buy|get|order|need|do|fix|ask|invite|check|want|have|like|love|know)(?: \p{L}+){0,2}|(?:to|please) (?:pack|bring|buy|order|do|fix|ask|invite|check)|(?:we(?:[’']ll)?) need|(?:packing|shopping|guest|kit|reading|snag|to-do) list|what[’']s (?:in|left|missing|included|on)(?: \p{L}+){0,3}|(?:also )?(?:bring|pack)|(?:who[’']s|people) coming`,
    String.raw`(?:à|au) (?:emporter|prévoir|apporter|acheter|faire|préparer|commander|inviter|réparer|vérifier)|ce qu[’'](?:il|on) (?:faut|doit|nous faut|te faut|vous faut)(?: \p{L}+)?|(?:ne pas|n[’']) ?oublie[rz](?: pas)?|il (?:faut|reste|manque)(?: \p{L}+)?|(?:la )?liste d(?:e|es|u) \p{L}+(?: \p{L}+)?|(?:les )?(?:courses|affaires|bagages|invités)`,
    String.raw`(?:要|需要|得|[该該]|必[须須需]?|[记記]得|[别別]忘了?|[还還]?[没沒]|[还還]要)\p{sc=Han}{1,4}的(?:[东東]西|物品|事情?|人)?|[需要][准準][备備]\p{sc=Han}{0,4}|\p{sc=Han}{0,4}(?:清[单單]|名[单單]|行李|用品|[装裝][备備]|采[购買]|採[买買購])`,
    String.raw`(?:持って(?:いく|行く|くる|来る)|買う|用意する|揃える|頼む|使う|必要な|忘れない)(?:もの|物|こと)|持ち(?:もの|物)|[\p{sc=Han}\p{sc=Katakana}ー]{0,6}(?:リスト|一覧|用品)|やること|足りないもの`,
  ].join('|')})\\s?[:：]?$`,
  'iu',
);

/** Fewest lines of such a list, and the longest of them, in comparable units. */
const FEWEST = 3;
const LONGEST = 40;

interface PlainLine {
  readonly text: string;
  readonly blankBefore: boolean;
  readonly blankAfter: boolean;
  /** `plain` of a line without a mark, a date or an amount in front. */
  readonly shape: string;
}

/** The lines right below one that says what they are: `What to pack` over a thing a line, `要帶的`, `À emporter`; none of others. */
export function plainLinesBelow<Line extends PlainLine>(place: number, lines: readonly Line[]): readonly Line[] {
  const line = lines[place];
  if (!line?.blankBefore || line.blankAfter || !LIST_HEAD.test(line.text)) return [];
  const end = lines.findIndex(({ blankAfter }, index) => index > place && blankAfter);
  const below = lines.slice(place + 1, end < 0 ? lines.length : end + 1);
  // Verse goes on beyond the mark of a clause.
  const isPlain = ({ text, shape }: Line): boolean =>
    shape === 'plain' && visualLength(text) <= LONGEST && !/[,，。.;；!！]$/u.test(text);
  return below.length >= FEWEST && below.every(isPlain) ? below : [];
}

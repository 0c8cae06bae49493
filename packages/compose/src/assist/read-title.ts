import type { AssistWords } from './words/atoms.ts';
import { CHINESE } from './words/chinese.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { JAPANESE } from './words/japanese.ts';

/** A sentence that gives a page's title other words. */
export interface GivenTitle {
  /** What the title is to say, as it was written. */
  readonly words: string;
  /** Whether they stand in quotation marks: then they end where these do. */
  readonly isQuoted: boolean;
  /** What may name the pages. */
  readonly where: string;
  /** What comes behind quoted words. */
  readonly behind: string;
}

const LANGUAGES = [JAPANESE, CHINESE, ENGLISH, FRENCH].map(({ title }: AssistWords) => ({
  sentence: new RegExp(`^(?:${title.sentence})$`, 'isu'),
  verbs: new RegExp(title.verbs, 'giu'),
  noTitle: new RegExp(`^(?:${title.noTitle})$`, 'iu'),
}));

const QUOTED = /^(?:“(?<a>[^“”]+)”|"(?<b>[^"]+)"|「(?<c>[^「」]+)」|『(?<d>[^『』]+)』|«\s*(?<e>[^«»]+?)\s*»)/u;

/** Undefined where a sentence says nothing of the kind. */
export function readTitle(sentence: string): GivenTitle | undefined {
  for (const { sentence: pattern, verbs, noTitle } of LANGUAGES) {
    const { where = '', of = '', words: said } = pattern.exec(sentence.trim())?.groups ?? {};
    if (said === undefined) continue;
    const quoted = QUOTED.exec(said.trim());
    const words = (Object.values(quoted?.groups ?? {}).find((own) => own !== undefined) ?? withoutEnd(said)).trim();
    if (words === '' || (!quoted && noTitle.test(words))) continue;
    return {
      words,
      isQuoted: quoted !== null,
      where: `${where} ${of}`.replaceAll(verbs, ' ').trim(),
      behind: quoted ? said.trim().slice(quoted[0].length) : '',
    };
  }
  return undefined;
}

/** The full stop is the sentence's, a question mark the title's. */
function withoutEnd(words: string): string {
  return words.trim().replace(/(?<![.。])[.。]$/u, '');
}

/** Sentences with what ends them; what stands in quotation marks is not parted. */
export function sentencesOf(text: string): string[] {
  const parts = text
    .normalize('NFC')
    .match(
      /(?:“[^“”]*”|"[^"]*"|「[^「」]*」|『[^『』]*』|«[^«»]*»|[^。！？!?;；\n.]|\.(?!\s|$))+[。！？!?;；\n.]*\s*/gu,
    );
  return (parts ?? []).filter((part) => part.trim() !== '');
}

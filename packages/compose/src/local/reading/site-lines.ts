import type { ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { endsAsSentence } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';

/** Blocks at the start among which the path of a site's page stands, and at the end its foot. */
const HEAD = 10;
const FOOT = 8;
/** Longest such line, a Han character counting as two. */
const LONGEST = 160;

/** `Home » News » Tenders`: where on a site a page stands; the blanks around its marks are taken with the names. */
const PATH = /^[^»›>]{1,42}(?:[»›][^»›>]{1,42}){2,}$|^[^»›>]{1,40}(?:\s>\s[^»›>]{1,40}){2,}$/u;
/** Where such a path begins; `Settings › Network › Proxy` is what a manual says to press. */
const HOME =
  /(?<!\p{L})(?:home(?:page)?|you are here|accueil|vous êtes ici|startseite)(?!\p{L})|[首主][页頁]|位置\s?[:：]|ホーム|トップ/iu;
/** `【打印】【分享】`, `[Print] [Share]`: what can be pressed there. */
const BUTTONS = /(?:【[^】]{1,12}】\s*){2,}$|(?:\[[^\]]{1,16}\]\s*){2,}$/u;
/** Whose site it is, between the strokes of its foot. */
const OWNER = /©|版[权權]所有|ICP\s?[备備]|all rights reserved|tous droits réservés|無断転載/iu;

/** The blocks of a page printed from a site without the site's own lines: what stands above its path, buttons, its foot. */
export function withoutSiteLines(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const foot = blocks.length - FOOT;
  const isOfSite = blocks.slice(-FOOT).some((block) => isLine(block) && isOwner(block.text));
  const path = blocks
    .slice(0, HEAD)
    .findIndex((block) => isLine(block) && PATH.test(block.text.trim()) && (isOfSite || HOME.test(block.text)));
  if (path < 0) return blocks;
  return blocks.filter((block, index) => {
    if (!isLine(block)) return true;
    const text = block.text.trim();
    if (index <= path) return false;
    if (index <= path + HEAD && BUTTONS.test(text)) return false;
    return index < foot || !isOwner(text);
  });
}

function isOwner(text: string): boolean {
  return OWNER.test(text) && /[|｜]/u.test(text);
}

function isLine(block: SourceBlock): block is ParagraphBlock {
  return block.kind === 'paragraph' && visualLength(block.text) <= LONGEST && !endsAsSentence(block.text);
}

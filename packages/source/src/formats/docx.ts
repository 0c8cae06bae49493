import { PagewrightError } from '@pagewright/model/errors';
import { DOCUMENT_VERSION, type SourceDocument, type SourceWarning } from '@pagewright/model/source-document';
import { OfficeArchive } from '../archive.ts';
import { AssetStore } from '../assets.ts';
import { detectLanguage } from '../language.ts';
import { type DraftBlock, finishBlocks } from '../structure/blocks.ts';
import { withCaptions } from '../structure/captions.ts';
import { type WrittenLink, withLinks } from '../structure/links.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { withSpeakers } from '../structure/transcripts.ts';
import { tidyLine } from '../tidy.ts';
import { titleOf } from '../title/title.ts';
import { withTitle } from '../title/with-title.ts';
import { BodyReader } from './docx/body.ts';
import { coverLinesOf } from './docx/cover-lines.ts';
import { bodySize, withGuessedHeadings } from './docx/heading-guess.ts';
import { readHeads } from './docx/heads.ts';
import { TITLE_LEVEL, withTidyLevels } from './docx/levels.ts';
import { addressesIn } from './docx/links.ts';
import { withNamedLines } from './docx/named-lines.ts';
import { readNotes } from './docx/notes.ts';
import { Numbering } from './docx/numbering.ts';
import { mimeOf, type Part, type Relationship, readParts, relationshipsOf } from './docx/parts.ts';
import { withPlacedNotes } from './docx/placed-notes.ts';
import { Styles } from './docx/styles.ts';
import { readXml } from './docx/xml.ts';

/**
 * Word 2007 and later → document. Pictures that lie outside the file are never read.
 * @throws PagewrightError `file/corrupt`, `file/bomb`, `file/password`, `file/no-content`
 */
export async function readDocx(name: string, bytes: Uint8Array, warnings: SourceWarning[]): Promise<SourceDocument> {
  const archive = await OfficeArchive.open(name, bytes, (part) =>
    /^word\/(document|styles|numbering)\d*\.xml$/.test(part),
  );
  const assets = new AssetStore(warnings);
  const { drafts, title, links } = await readBody(name, archive, assets, warnings);
  const blocks = withLinks(finishBlocks(name, drafts), links);
  if (blocks.length === 0) throw new PagewrightError('file/no-content', { file: name });
  return {
    version: DOCUMENT_VERSION,
    file: name,
    kind: 'docx',
    title,
    language: detectLanguage(textOfBlocks(blocks)),
    blocks,
    assets: usedAssets(assets.kept, blocks),
    warnings,
  };
}

async function readBody(
  name: string,
  archive: OfficeArchive,
  assets: AssetStore,
  warnings: SourceWarning[],
): Promise<{ drafts: DraftBlock[]; title: string; links: readonly WrittenLink[] }> {
  try {
    const parts = await readParts(archive);
    const relationships = await relationshipsOf(archive, parts.document);
    if (relationships.some(({ isImage, isExternal }) => isImage && isExternal)) {
      warnings.push({ code: 'external-images', params: {} });
    }
    if (archive.names.some((part) => part.endsWith('vbaProject.bin'))) {
      warnings.push({ code: 'macros-ignored', params: {} });
    }
    const reader = new BodyReader({
      styles: new Styles(await archive.text(parts.styles)),
      numbering: new Numbering(await archive.text(parts.numbering)),
      pictures: await readPictures(archive, parts.document, relationships, assets),
      addresses: addressesIn(relationships),
      notes: await readNotes(archive, parts),
    });
    readXml(await archive.text(parts.document.path), reader);
    for (const code of reader.warnings) {
      if (!warnings.some((warning) => warning.code === code)) warnings.push({ code, params: {} });
    }
    const blocks = withPlacedNotes(withNamedLines(reader.blocks));
    const guessed = withGuessedHeadings(blocks);
    const body = bodySize(blocks);
    const lines = coverLinesOf(blocks, body);
    const property = await titleProperty(archive);
    const heads = await readHeads(archive, parts);
    const title = titleOf(name, guessed, { lines, property, body, heads });
    const isGuessed = (index: number): boolean => blocks[index]?.block.kind !== 'heading';
    const titled = withTitle(guessed, lines, title, TITLE_LEVEL, isGuessed);
    const drafts = withCaptions(withTidyLevels(joinLabels(joinCode(withSpeakers(titled)))));
    return { drafts, title: title.text, links: blocks.flatMap(({ links = [] }) => links) };
  } catch (error) {
    if (error instanceof PagewrightError) throw error;
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}

async function readPictures(
  archive: OfficeArchive,
  document: Part,
  relationships: readonly Relationship[],
  assets: AssetStore,
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const { id, isImage, isExternal, target } of relationships) {
    if (!isImage || isExternal) continue;
    const path = document.resolve(target);
    const key = await assets.add(mimeOf(path), async () => (await archive.read(path)) ?? Buffer.alloc(0));
    if (key) pictures.set(id, key);
  }
  return pictures;
}

/** Pictures that no block shows stand in headers, or are wallpaper. */
function usedAssets<Kept>(
  kept: Readonly<Record<string, Kept>>,
  blocks: SourceDocument['blocks'],
): Record<string, Kept> {
  const used = new Set(blocks.flatMap((block) => (block.kind === 'image' ? [block.asset] : [])));
  return Object.fromEntries(Object.entries(kept).filter(([key]) => used.has(key)));
}

/** Paragraphs of code that follow each other are one listing. */
function joinCode(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (block.kind === 'code' && before?.kind === 'code') {
      joined[joined.length - 1] = { ...before, text: `${before.text}\n${block.text}` };
    } else joined.push(block);
  }
  return joined;
}

/** A clause's number on a line of its own belongs to the text below it. */
function joinLabels(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const isLabel = before?.kind === 'paragraph' && /^\d{1,2}(\.\d{1,2})+\.?$/.test(before.text);
    if (isLabel && block.kind === 'paragraph') {
      joined[joined.length - 1] = { ...block, text: `${before.text} ${block.text}` };
    } else joined.push(block);
  }
  return joined;
}

async function titleProperty(archive: OfficeArchive): Promise<string | undefined> {
  const xml = await archive.text('docProps/core.xml');
  let inTitle = false;
  let title = '';
  try {
    readXml(xml || '<none/>', {
      open: (element) => {
        inTitle = element === 'title';
      },
      close: () => {
        inTitle = false;
      },
      text: (text) => {
        if (inTitle) title += text;
      },
    });
  } catch {
    // Broken properties say nothing; the text still does.
    return undefined;
  }
  return tidyLine(title) || undefined;
}

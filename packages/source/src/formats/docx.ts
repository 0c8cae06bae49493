import { PagewrightError } from '@pagewright/model/errors';
import type { Asset, SourceDocument, SourceWarning } from '@pagewright/model/source-document';
import mammoth from 'mammoth';
import { inspectArchive } from '../archive.ts';
import { AssetStore } from '../assets.ts';
import { detectLanguage } from '../language.ts';
import { finishBlocks } from '../structure/blocks.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { titleOf } from '../title.ts';
import { readHtml } from './docx-html.ts';
import { styleMapOf } from './docx-styles.ts';

/** Word 2007 and later → document. External pictures are never read. */
export async function readDocx(name: string, bytes: Uint8Array, warnings: SourceWarning[]): Promise<SourceDocument> {
  const parts = await inspectArchive(name, bytes, (part) => /^(word\/styles\d*\.xml|docProps\/core\.xml)$/.test(part));
  const styles = [...parts].find(([part]) => part.startsWith('word/styles'))?.[1].toString('utf8') ?? '';
  const assets = new AssetStore(warnings);
  const html = await toHtml(name, bytes, styleMapOf(styles), assets, warnings);
  const drafts = readHtml(html, assets);
  const blocks = finishBlocks(name, drafts);
  if (blocks.length === 0) throw new PagewrightError('file/empty', { file: name });
  const properties = parts.get('docProps/core.xml')?.toString('utf8') ?? '';
  const text = textOfBlocks(blocks);
  return {
    version: 1,
    file: name,
    kind: 'docx',
    title: titleOf(name, blocks, unescapeXml(/<dc:title>([^<]*)<\/dc:title>/.exec(properties)?.[1])),
    language: detectLanguage(text),
    blocks,
    assets: assets.kept as Record<string, Asset>,
    warnings,
  };
}

async function toHtml(
  name: string,
  bytes: Uint8Array,
  styleMap: string[],
  assets: AssetStore,
  warnings: SourceWarning[],
): Promise<string> {
  try {
    const { value, messages } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      {
        styleMap,
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement(async (image) => ({
          src: await assets.add(image.contentType, () => image.readAsBuffer()),
        })),
      },
    );
    if (messages.some(({ message }) => /external/i.test(message))) {
      warnings.push({ code: 'external-images', params: { file: name } });
    }
    return value;
  } catch (error) {
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}

function unescapeXml(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

import type { SourceBlock } from '@pagewright/model/source-document';

/**
 * Title of a document: what its properties say if that is more than a file name, else its first heading near the top,
 * else the file's name.
 */
export function titleOf(file: string, blocks: readonly SourceBlock[], property?: string): string {
  const stated = property?.trim();
  if (stated && isRealTitle(stated, file) && standsIn(stated, blocks)) return stated;
  const subject = subjectOf(blocks);
  if (subject) return subject;
  const heading = blocks.slice(0, 12).find((block) => block.kind === 'heading');
  return heading?.kind === 'heading' ? heading.text : nameWithoutExtension(file);
}

/** Minutes and letters name what they are about in their first lines: `Objet : …`. */
function subjectOf(blocks: readonly SourceBlock[]): string | undefined {
  for (const block of blocks.slice(0, 4)) {
    const texts =
      block.kind === 'table'
        ? block.rows
            .slice(0, 6)
            .flat()
            .map(({ text }) => text)
        : [];
    if (block.kind === 'paragraph') texts.push(block.text);
    for (const text of texts) {
      const match =
        /^(?:objet|sujet|subject|title|titre|件名|主题|主題|题目|題目|标题|標題)\s*[:：]\s*(\S.{2,120}?)\.?$/i.exec(
          text,
        );
      if (match?.[1]) return match[1];
    }
  }
  return undefined;
}

export function nameWithoutExtension(file: string): string {
  return file.replace(/\.[A-Za-z0-9]{1,5}$/, '') || file;
}

/** Converters put their own names into the title: what the document itself does not say is not its title. */
function standsIn(title: string, blocks: readonly SourceBlock[]): boolean {
  const wanted = squeeze(title);
  const start = blocks.slice(0, 40).map((block) => ('text' in block ? block.text : ''));
  return squeeze(start.join('')).includes(wanted) || blocks.length === 0;
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Word processors put templates and file names into the title. */
function isRealTitle(title: string, file: string): boolean {
  if (title.length < 3 || title.length > 150 || /\.(docx?|xlsx?|pdf|txt|indd|dotx?)$/i.test(title)) return false;
  if (/^(microsoft (word|excel)|document\d*|untitled|无标题|無題|titre|template|slide \d)/i.test(title)) return false;
  return title !== nameWithoutExtension(file) && /\p{L}{2}/u.test(title);
}

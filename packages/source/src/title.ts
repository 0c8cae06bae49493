import type { SourceBlock } from '@pagewright/model/source-document';

/**
 * Title of a document: what its properties say if that is more than a file name, else its first heading near the top,
 * else the file's name.
 */
export function titleOf(file: string, blocks: readonly SourceBlock[], property?: string): string {
  const stated = property?.trim();
  if (stated && isRealTitle(stated, file) && standsIn(stated, blocks)) return stated;
  const heading = blocks.slice(0, 12).find((block) => block.kind === 'heading');
  return heading?.kind === 'heading' ? heading.text : nameWithoutExtension(file);
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

import type { OfficeArchive } from '../../archive.ts';
import { tidyLine } from '../../tidy.ts';
import { isOpenEnded, joined } from '../../title/title-units.ts';
import type { Parts } from './parts.ts';
import { readXml } from './xml.ts';

/** The paragraphs of the running heads, without those that Word fills in by itself (`PAGE`). */
export async function readHeads(archive: OfficeArchive, parts: Parts): Promise<string[]> {
  const heads: string[] = [];
  for (const path of parts.headers) {
    try {
      readXml((await archive.text(path)) || '<none/>', headReader(heads));
    } catch {
      // A head that cannot be read says nothing; the text still does.
    }
  }
  return [...new Set(heads)];
}

function headReader(heads: string[]): Parameters<typeof readXml>[1] {
  let text = '';
  let inText = false;
  return {
    open(name) {
      if (name === 't') inText = true;
      else if (name === 'tab' || name === 'br') text += ' ';
    },
    close(name) {
      if (name === 't') inText = false;
      if (name !== 'p') return;
      const line = tidyLine(text);
      const above = heads.at(-1);
      // `The rules of` over whose they are.
      if (above && line && isOpenEnded(above)) heads[heads.length - 1] = joined(above, line);
      else if (/\p{L}{2}/u.test(line)) heads.push(line);
      text = '';
    },
    text(part) {
      if (inText) text += part;
    },
  };
}

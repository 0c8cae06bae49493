import type { OfficeArchive } from '../../archive.ts';
import { tidyLine } from '../../tidy.ts';
import type { Parts } from './parts.ts';
import { attribute, readXml } from './xml.ts';

/** The texts of footnotes and endnotes, by `footnote 2`, each with its number in brackets. */
export async function readNotes(archive: OfficeArchive, parts: Parts): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  for (const kind of ['footnote', 'endnote'] as const) {
    const xml = await archive.text(kind === 'footnote' ? parts.footnotes : parts.endnotes);
    if (xml) readPart(xml, kind, notes);
  }
  return notes;
}

function readPart(xml: string, kind: 'footnote' | 'endnote', notes: Map<string, string>): void {
  let id: string | undefined;
  let text = '';
  let inText = false;
  let number = 0;
  readXml(xml, {
    open(name, attributes) {
      // Separators are notes with a type.
      if (name === kind) id = attribute(attributes, 'type') ? undefined : attribute(attributes, 'id');
      else if (name === 't') inText = true;
      else if (name === 'tab' || name === 'p') text += ' ';
    },
    close(name) {
      if (name === 't') inText = false;
      if (name !== kind) return;
      const line = tidyLine(text);
      if (id !== undefined && line) {
        number += 1;
        notes.set(`${kind} ${id}`, `[${number}] ${line}`);
      }
      text = '';
      id = undefined;
    },
    text(part) {
      if (inText) text += part;
    },
  });
}

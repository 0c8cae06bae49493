import type { OfficeArchive } from '../../archive.ts';
import { tidyLine } from '../../tidy.ts';
import { Fields } from './fields.ts';
import { addressesIn, addressOfField, addressOfLink, linksOfRuns, type WrittenLink } from './links.ts';
import { type Parts, partAt, relationshipsOf } from './parts.ts';
import { newRun, type Run, textOf } from './runs.ts';
import { type Attributes, attribute, readXml, type XmlHandler } from './xml.ts';

/** A footnote or an endnote: its words with its number in brackets, and what of them leads somewhere. */
export interface Note {
  readonly text: string;
  readonly links: readonly WrittenLink[];
}

/** Notes are read as they are said; how they look says nothing of them. */
const PLAIN = { id: '', name: '' };

/** Footnotes and endnotes, by `footnote 2`. */
export async function readNotes(archive: OfficeArchive, parts: Parts): Promise<Map<string, Note>> {
  const notes = new Map<string, Note>();
  for (const kind of ['footnote', 'endnote'] as const) {
    const path = kind === 'footnote' ? parts.footnotes : parts.endnotes;
    const xml = await archive.text(path);
    if (!xml) continue;
    // What their links lead to stands beside their own part, not beside the document's.
    const addresses = addressesIn(await relationshipsOf(archive, partAt(path)));
    readXml(xml, new NotesReader(kind, addresses, notes));
  }
  return notes;
}

class NotesReader implements XmlHandler {
  readonly #kind: 'footnote' | 'endnote';
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #notes: Map<string, Note>;
  readonly #fields = new Fields();
  /** Where each open link leads; undefined where that is in the file. */
  readonly #open: (string | undefined)[] = [];
  #id: string | undefined;
  #runs: Run[] = [];
  #inText: 'text' | 'instruction' | undefined;
  #number = 0;

  constructor(kind: 'footnote' | 'endnote', addresses: ReadonlyMap<string, string>, notes: Map<string, Note>) {
    this.#kind = kind;
    this.#addresses = addresses;
    this.#notes = notes;
  }

  open(name: string, attributes: Attributes): void {
    // Separators are notes with a type.
    if (name === this.#kind) this.#id = attribute(attributes, 'type') ? undefined : attribute(attributes, 'id');
    else if (name === 't') this.#inText = 'text';
    else if (name === 'instrText') this.#inText = 'instruction';
    else if (name === 'fldChar') this.#fields.mark(attributes);
    else if (name === 'hyperlink') this.#open.push(addressOfLink(attributes, this.#addresses));
    else if (name === 'fldSimple') this.#open.push(addressOfField(attribute(attributes, 'instr') ?? ''));
    else if (name === 'tab' || name === 'p') this.#add(' ');
  }

  close(name: string): void {
    if (name === 't' || name === 'instrText') this.#inText = undefined;
    else if (name === 'hyperlink' || name === 'fldSimple') this.#open.pop();
    else if (name === this.#kind) this.#closeNote();
  }

  text(text: string): void {
    if (this.#inText === 'instruction') this.#fields.instruction(text);
    else if (this.#inText && this.#fields.isShown) this.#add(text);
  }

  #add(text: string): void {
    const link = this.#open.findLast((address) => address !== undefined) ?? this.#fields.link;
    this.#runs.push({ ...newRun(PLAIN), text, link });
  }

  #closeNote(): void {
    const line = tidyLine(textOf(this.#runs));
    if (this.#id !== undefined && line) {
      this.#number += 1;
      const text = `[${this.#number}] ${line}`;
      this.#notes.set(`${this.#kind} ${this.#id}`, { text, links: linksOfRuns(this.#runs) });
    }
    this.#runs = [];
    this.#id = undefined;
  }
}

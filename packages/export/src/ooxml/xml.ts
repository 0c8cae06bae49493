/** A piece of XML as it is written: markup that is whole and escaped. */
export class Xml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
export type XmlChild = Xml | undefined | readonly XmlChild[];

/**
 * An element. Attributes and children that are undefined are left out.
 * @throws RangeError for a number that is not finite: no reader could open the part
 */
export function el(name: string, attributes: Attributes = {}, ...children: readonly XmlChild[]): Xml {
  let open = `<${name}`;
  // A presentation has a hundred thousand elements: lists of their entries would be a tenth of its time.
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) open += ` ${key}="${attributeText(key, value)}"`;
  }
  const content = markupOf(children);
  return new Xml(content === '' ? `${open}/>` : `${open}>${content}</${name}>`);
}

/** Characters between tags. */
export function characters(text: string): Xml {
  return new Xml(escaped(text));
}

/** A whole part: the declaration and its root. */
export function xmlPart(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root.markup}`;
}

function markupOf(children: readonly XmlChild[]): string {
  let markup = '';
  for (const child of children) {
    if (child instanceof Xml) markup += child.markup;
    else if (child) markup += markupOf(child);
  }
  return markup;
}

function attributeText(key: string, value: string | number | boolean): string {
  if (typeof value === 'string') return PLAIN.test(value) ? value : escaped(value).replaceAll('\n', '&#10;');
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (!Number.isFinite(value)) throw new RangeError(`${key} is ${value}`);
  return String(value);
}

/** What most texts are: nothing to escape and nothing forbidden. */
const PLAIN = /^[ !#-%'-;=?-~\u00a0-\ud7ff]*$/;
/** Control characters, lone surrogates and non-characters, which no XML may hold. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;
const SPECIAL = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return PLAIN.test(text) ? text : text.replace(FORBIDDEN, '').replace(SPECIAL, (sign) => ENTITIES[sign] ?? sign);
}

import { SaxesParser } from 'saxes';

export type Attributes = Readonly<Record<string, string>>;

/** What happens while a part is read. Names come without their prefix: Office writes `w:`, others need not. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads a part of the file from start to end.
 * @throws Error where it is not well-formed
 */
export function readXml(xml: string, handler: XmlHandler): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => handler.open(localName(name), attributes as Attributes));
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  if (handler.text) parser.on('text', (text) => handler.text?.(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** An attribute of the word processing namespace. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  return attributes[`w:${name}`] ?? attributes[name];
}

/** Switches such as `<w:b/>` are on unless they say otherwise. */
export function isOn(attributes: Attributes): boolean {
  const value = attribute(attributes, 'val');
  return value !== '0' && value !== 'false' && value !== 'off' && value !== 'none';
}

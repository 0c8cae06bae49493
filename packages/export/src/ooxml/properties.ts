import { CONTENT_TYPE, RELATION } from './names.ts';
import type { OoxmlPackage } from './package.ts';
import { characters, el } from './xml.ts';

const CORE = {
  'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:dcterms': 'http://purl.org/dc/terms/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
} as const;
const APP = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';

/** Adds the document's properties: its title and language, and when it was made. @param slides where it has any */
export function addProperties(
  file: OoxmlPackage,
  { title, language, slides, now }: { title: string; language: string; slides?: number; now: Date },
): void {
  const stamp = characters(`${now.toISOString().slice(0, 19)}Z`);
  const core = file.add('docProps/core.xml', CONTENT_TYPE.coreProperties);
  file.relate(RELATION.coreProperties, core);
  core.write(
    el(
      'cp:coreProperties',
      CORE,
      el('dc:title', {}, characters(title)),
      el('dc:language', {}, characters(language)),
      el('dcterms:created', { 'xsi:type': 'dcterms:W3CDTF' }, stamp),
      el('dcterms:modified', { 'xsi:type': 'dcterms:W3CDTF' }, stamp),
    ),
  );
  const app = file.add('docProps/app.xml', CONTENT_TYPE.appProperties);
  file.relate(RELATION.appProperties, app);
  app.write(
    el(
      'Properties',
      { xmlns: APP },
      el('Application', {}, characters('Pagewright')),
      slides === undefined ? undefined : el('Slides', {}, characters(String(slides))),
    ),
  );
}

import { WORD_NAMESPACES } from '../ooxml/names.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { eastAsianLanguage, latinLanguage } from './styles.ts';

const WORD_URI = 'http://schemas.microsoft.com/office/word';
/** The version of Word whose layout rules are meant: that of 2013 and later. */
const COMPATIBILITY = 15;

export function writeSettings(language: string): Xml {
  return el(
    'w:settings',
    { 'xmlns:w': WORD_NAMESPACES['xmlns:w'] },
    el('w:zoom', { 'w:percent': 100 }),
    el('w:defaultTabStop', { 'w:val': 720 }),
    el('w:characterSpacingControl', { 'w:val': 'compressPunctuation' }),
    el(
      'w:compat',
      {},
      el('w:compatSetting', { 'w:name': 'compatibilityMode', 'w:uri': WORD_URI, 'w:val': COMPATIBILITY }),
    ),
    el('w:themeFontLang', { 'w:val': latinLanguage(language), 'w:eastAsia': eastAsianLanguage(language) }),
    el('w:decimalSymbol', { 'w:val': '.' }),
    el('w:listSeparator', { 'w:val': ',' }),
  );
}

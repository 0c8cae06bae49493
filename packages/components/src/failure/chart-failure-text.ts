import type { Language } from '@pagewright/model/languages';
import { ChartConfigError } from '../chart-config/error.ts';
import { chartFaultText } from '../chart-config/fault-words.ts';
import { DiagramFault, DiagramTooSlow } from '../drawing/diagram-fault.ts';
import { FAILURE_WORDS } from './strings.ts';

/** What browsers say where a part of the program does not arrive. */
const NOT_LOADED = /dynamically imported module|importing a module script/i;

/** Why a chart or a diagram could not be drawn. Engines speak English to those who program them: what they say is worded anew. */
export function chartFailureText(error: unknown, language: Language): string {
  const words = FAILURE_WORDS[language];
  if (error instanceof ChartConfigError) return chartFaultText(error, language);
  if (error instanceof DiagramTooSlow) return words.tooSlow.replace('{{seconds}}', String(error.seconds));
  if (error instanceof DiagramFault) {
    return error.line === undefined ? words.unreadable : words.line.replace('{{line}}', String(error.line));
  }
  return error instanceof Error && NOT_LOADED.test(error.message) ? words.notLoaded : words.undrawable;
}

import { isCjk, type Language } from '@pagewright/model/languages';
import type { BriefOf } from '@pagewright/model/outline';
import { plainLabel } from './plain-label.ts';

/** Events as Mermaid's timeline. A colon would begin another event: a dash, or one of full width, stands for it. */
export function timelineCode(events: BriefOf<'timeline'>['events'], language: Language): string {
  const colon = isCjk(language) ? '：' : ' – ';
  const plain = (text: string): string => plainLabel(text).replace(/\s*:\s*/g, colon);
  const lines = events.map(({ date, text }) => `  ${plain(date)} : ${plain(text.text)}`);
  return ['timeline', ...lines].join('\n');
}

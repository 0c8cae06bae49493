import type { SourceBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';

/** Lines that minutes begin with, in five languages: when, where, who. */
const WHEN = /^(?:date|time|when|日時|日付|开会时间|会议时间|時間|时间|日期|heure|date et heure)\s*[:：]\s*\S/iu;
const WHERE = /^(?:place|venue|location|where|場所|会場|地点|地點|会议地点|lieu)\s*[:：]\s*\S/iu;
const WHO =
  /^(?:attendees|participants|attending|present|in attendance|apologies|参加者|出席者|参会人员?|与会人员?|出席人员?|出席人員|présents?|participants présents)\s*[:：]\s*\S/iu;
/** Blocks at the start in which they stand. */
const OPENING = 6;

/** Whether a document begins with when, where and by whom it was met, before any title. */
export function areUntitledMinutes(blocks: readonly SourceBlock[], title: string): boolean {
  const lines: string[] = [];
  for (const block of blocks.slice(0, OPENING)) {
    if (block.kind === 'list') lines.push(...block.items.map(({ text }) => text.trim()));
    else if (block.kind === 'paragraph') lines.push(block.text.trim());
    else break;
  }
  const first = lines.findIndex((line) => WHEN.test(line) || WHERE.test(line) || WHO.test(line));
  const kinds = [WHEN, WHERE, WHO].filter((kind) => lines.some((line) => kind.test(line)));
  const isNamed = lines.slice(0, Math.max(0, first)).some((line) => squeeze(title).includes(squeeze(line)));
  return first === 0 && kinds.length >= 2 && lines.some((line) => WHO.test(line)) && !isNamed;
}

/** A numbered line is one of the matters that were spoken of. */
export function isNumbered(title: string): boolean {
  return /^\s*(?:\d{1,2}|[一二三四五六七八九十]{1,3})[.．、)）]/u.test(title);
}

import type { Shown } from '@pagewright/model/left-out';
import type { PageBrief } from '@pagewright/model/outline';

/** Lists whose entries say several things each. */
const HOLDERS = new Set(['parts', 'columns', 'sides']);
/** Fields that say how something is shown, and nothing; and what is spare: it was chosen for no place. */
const SILENT = new Set([
  'id',
  'form',
  'kind',
  'shape',
  'type',
  'direction',
  'as',
  'origins',
  'links',
  'rank',
  'more',
  'drawn',
  'shownBy',
]);

/**
 * Everything that a brief wants on its page, whether or not that has room for it.
 * @param without fields of the brief that are not counted
 */
export function saidIn(brief: PageBrief, without: readonly string[] = []): Shown[] {
  return Object.entries(brief).flatMap(([name, value]) => (without.includes(name) ? [] : said(name, value)));
}

function said(name: string, value: unknown): Shown[] {
  if (SILENT.has(name)) return [];
  if (!Array.isArray(value)) return [unitOf(name, value)];
  if (!HOLDERS.has(name)) return value.map((entry) => unitOf(name, entry));
  return value.flatMap((part: object) => Object.entries(part).flatMap(([own, entry]) => said(own, entry)));
}

function unitOf(name: string, value: unknown): Shown {
  const unit = { origins: [] as string[], pieces: [] as string[] };
  collect(name, value, unit);
  return unit;
}

function collect(name: string, value: unknown, unit: { origins: string[]; pieces: string[] }): void {
  if (name === 'origins' && Array.isArray(value)) unit.origins.push(...value.map(String));
  else if (SILENT.has(name)) return;
  else if (name === 'asset') unit.pieces.push(`asset:${value}`);
  else if (typeof value === 'string' || typeof value === 'number') unit.pieces.push(String(value));
  else if (Array.isArray(value)) for (const entry of value) collect(name, entry, unit);
  else if (typeof value === 'object' && value !== null) {
    for (const [own, entry] of Object.entries(value)) collect(own, entry, unit);
  }
}

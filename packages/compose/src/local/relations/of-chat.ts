import type { Action } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { acknowledges, type Message } from './chats.ts';
import { leadOf } from './leads.ts';
import { relationsOfText } from './of-text.ts';
import { tasksOfPeople } from './people-tasks.ts';
import { type RecordTable, recordsOf } from './records.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** What is said in a conversation, each under its speaker, with the figures it holds; who is to do what is told together. */
export function relationsOfChat(
  messages: readonly Message[],
  read: (text: string, block: SourceBlock) => SourceText,
): Relation[] {
  const tasks: Action[] = [];
  const relations: Relation[] = [];
  const bodies = messages.map(({ block, line, start }) => stretchOf(read(line, block), start, line.length));
  let next = 0;
  for (const [index, { speaker }] of messages.entries()) {
    if (index < next) continue;
    const body = bodies[index] as SourceText;
    // What one says in messages built alike is told side by side.
    const end = messages.findIndex((other, at) => at > index && other.speaker !== speaker);
    const alike = alikeFrom(bodies.slice(index, end < 0 ? bodies.length : end));
    if (alike) {
      relations.push({ kind: 'records', ...alike.records });
      next = index + alike.count;
      continue;
    }
    if (acknowledges(body.text)) continue;
    const own = tasksOfPeople(body, speaker);
    tasks.push(...own.items);
    for (const source of own.rest)
      relations.push(...relationsOfText(source).map((one) => saidBy(speaker, one, source)));
  }
  return tasks.length > 0 ? [...relations, { kind: 'actions', items: tasks }] : relations;
}

function alikeFrom(
  bodies: readonly SourceText[],
): { readonly records: RecordTable; readonly count: number } | undefined {
  for (let count = bodies.length; count >= 2; count -= 1) {
    const records = recordsOf(bodies.slice(0, count));
    if (records) return { records, count };
  }
  return undefined;
}

/** Who says it stands in front; what is only set apart by a space stays in what is said. */
function saidBy(speaker: string, relation: Relation, source: SourceText): Relation {
  if (relation.kind !== 'said') return relation;
  if (!relation.item.lead) return { kind: 'said', item: { ...relation.item, lead: speaker } };
  return leadOf(source)?.mark === 'space'
    ? { kind: 'said', item: { ...told(source, source.text), lead: speaker } }
    : relation;
}

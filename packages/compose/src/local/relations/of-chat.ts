import type { Action } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { acknowledges, type Message } from './chats.ts';
import { relationsOfText } from './of-text.ts';
import { tasksOfPeople } from './people-tasks.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf } from './source-text.ts';

/** What is said in a conversation, each under its speaker, with the figures it holds; who is to do what is told together. */
export function relationsOfChat(
  messages: readonly Message[],
  read: (text: string, block: SourceBlock) => SourceText,
): Relation[] {
  const tasks: Action[] = [];
  const relations: Relation[] = [];
  for (const { speaker, block, line, start } of messages) {
    const body = stretchOf(read(line, block), start, line.length);
    if (acknowledges(body.text)) continue;
    const own = tasksOfPeople(body, speaker);
    tasks.push(...own.items);
    for (const source of own.rest) relations.push(...relationsOfText(source).map((one) => saidBy(speaker, one)));
  }
  return tasks.length > 0 ? [...relations, { kind: 'actions', items: tasks }] : relations;
}

function saidBy(speaker: string, relation: Relation): Relation {
  if (relation.kind !== 'said' || relation.item.lead) return relation;
  return { kind: 'said', item: { ...relation.item, lead: speaker } };
}

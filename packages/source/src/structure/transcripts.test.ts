import { describe, expect, it } from 'vitest';
import type { DraftBlock } from './blocks.ts';
import { withSpeakers } from './transcripts.ts';

const paragraphs = (texts: readonly string[]): DraftBlock[] => texts.map((text) => ({ kind: 'paragraph', text }));
const textsOf = (blocks: readonly DraftBlock[]) => blocks.flatMap((block) => ('text' in block ? [block.text] : []));

describe('a conversation that a program wrote down', () => {
  const turns = [
    ['Host 00:00:21', 'What do you bake?'],
    ['Anna Berg 00:00:34', 'Bread.', 'And rolls on Sundays.'],
    ['Host 00:00:51', 'Since when?'],
    ['Anna Berg 00:00:58', 'Since March.'],
    ['Host 00:01:10', 'Who helps?'],
    ['Anna Berg 00:01:15', 'Nobody.'],
  ];

  it('says of each turn who speaks, and no longer when', () => {
    expect(textsOf(withSpeakers(paragraphs(turns.flat())))).toEqual([
      'Host: What do you bake?',
      'Anna Berg: Bread.',
      'And rolls on Sundays.',
      'Host: Since when?',
      'Anna Berg: Since March.',
      'Host: Who helps?',
      'Anna Berg: Nobody.',
    ]);
  });

  it('is none where few lines end in a time, or one name stands over all', () => {
    const few = paragraphs(turns.slice(0, 4).flat());
    expect(withSpeakers(few)).toEqual(few);
    const alone = paragraphs(turns.flat().map((text) => text.replace('Anna Berg', 'Host')));
    expect(withSpeakers(alone)).toEqual(alone);
    const results = paragraphs(
      ['Anna Berg', 'Tom Hill', 'Lisa Moor', 'Karl Ost', 'Nina Roe', 'Omar Sy'].map(
        (name, at) => `${name} 00:4${at}:31`,
      ),
    );
    expect(withSpeakers(results)).toEqual(results);
  });
});

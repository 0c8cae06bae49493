import { componentOf } from '@pagewright/components/fixtures';
import { COMPONENT_KINDS, type Component, type ComponentKind, type PropsInput } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { shownOn } from '../shown.ts';
import { listedWords, newWords, saysOther, standsOn, toldWords } from './told-words.ts';

function change<K extends ComponentKind>(kind: K, before: PropsInput<K>, after: PropsInput<K>) {
  return { key: 'a', base: componentOf(kind, before), mine: componentOf(kind, after) };
}

describe('what a component says', () => {
  it('was changed where a code for cameras, a sign, a formula or a cell was', () => {
    expect(saysOther(change('qrCode', { value: 'https://mill.example/a' }, { value: 'https://mill.example/b' }))).toBe(
      true,
    );
    expect(saysOther(change('icon', { icon: 'material-icons:star' }, { icon: 'material-icons:home' }))).toBe(true);
    expect(saysOther(change('formula', { latex: 'a+b' }, { latex: 'a-b' }))).toBe(true);
    expect(saysOther(change('aiTable', { cellData: [['a', '1']] }, { cellData: [['a', '2']] }))).toBe(true);
  });

  it('was changed where another picture, or another part of it, is shown', () => {
    const picture = { imageUrl: 'asset:a', alt: 'The mill' };
    const cut = { x: 0, y: 0, width: 0.5, height: 1, pictureWidth: 300, pictureHeight: 200 };
    expect(saysOther(change('image', picture, { ...picture, imageUrl: 'asset:b' }))).toBe(true);
    expect(saysOther(change('image', picture, { ...picture, crop: cut }))).toBe(true);
    expect(saysOther(change('image', picture, { ...picture, borderWidth: 3 }))).toBe(false);
  });

  it('is the same where only the look was changed, whatever the kind', () => {
    for (const kind of COMPONENT_KINDS) {
      const base = componentOf(kind);
      const mine = { ...base, position: { x: 9, y: 9 }, props: { ...base.props, opacity: 0.5 } } as Component;
      expect(saysOther({ key: 'a', base, mine }), kind).toBe(false);
      expect(newWords({ key: 'a', base, mine }), kind).toEqual([]);
    }
  });

  it('is listed as people read it; of a diagram what is new in it, of signs nothing', () => {
    expect(listedWords(change('qrCode', { value: 'tel:100' }, { value: 'tel:200' }))).toEqual({
      words: 'tel:200',
      was: 'tel:100',
    });
    const code = (end: string) => `flowchart LR\n  a["Grain"]\n  b["${end}"]\n  a --> b`;
    const diagram = change('aiChart', { mermaidCode: code('Flour') }, { mermaidCode: code('Bread') });
    expect(listedWords(diagram)).toEqual({ words: 'Bread', was: '' });
    const sign = change('icon', { icon: 'material-icons:star' }, { icon: 'material-icons:home' });
    expect(listedWords(sign)).toEqual({ words: '', was: '' });
  });

  it('stands on its page, and counts as shown', () => {
    const code = componentOf('qrCode', { value: 'https://mill.example/visit' }, { origin: ['a.txt#1'] });
    const page = {
      title: 'Visit',
      format: 'ppt-16-9',
      size: { width: 1280, height: 720 },
      language: 'en-US',
      background: { type: 'solid', color: '#ffffff' },
      margin: 60,
      components: [code],
    } as const;
    expect(toldWords(code)).toBe('https://mill.example/visit');
    expect(standsOn({ ...page, components: [code] }, 'mill.example/visit')).toBe(true);
    expect(shownOn({ ...page, components: [code] })).toEqual([
      { origins: ['a.txt#1'], pieces: ['https://mill.example/visit'] },
    ]);
  });
});

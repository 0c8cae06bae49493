import type { SimpleBrief } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import type { FormOption } from '../forms/briefs.ts';
import { statement } from '../material/atoms.ts';
import type { Group } from '../material/groups.ts';
import type { Title } from '../titles/titles.ts';
import { bestComposition, type ComposedPage, type Search } from './search.ts';

/** A group that says so many statements of this many letters. */
function group(name: string, statements: number, letters = 90): Group {
  return Object.assign({ parts: [], load: statements * letters, importance: 1 }, { name, statements, letters });
}
type Named = Group & { readonly name: string; readonly statements: number; readonly letters: number };

function title(text: string, kind: Title['kind'] = 'name'): Title {
  return { statement: statement(text, undefined, 1), kind, keys: [text] };
}

function bullets(own: Group, options: Partial<SimpleBrief> = {}): FormOption {
  const { name, statements, letters } = own as Named;
  const items = Array.from({ length: statements }, (_, at) =>
    statement(`${name}${at} ${'x'.repeat(letters)}`, undefined, 0.5),
  );
  return {
    brief: {
      id: 'p',
      title: statement(name, undefined, 1),
      more: [],
      form: 'bullets',
      items,
      ...options,
    } as SimpleBrief,
    fit: 1,
  };
}

function compose(groups: readonly Group[], own: Partial<Search<SimpleBrief>> = {}): ComposedPage<SimpleBrief>[] {
  return bestComposition({
    groups,
    tellingsAt: (index) => [{ takes: 1, groups: groups.slice(index, index + 1) }],
    titlesOf: (one) => [title((one as Named).name), title(`${(one as Named).name} (2)`, 'copy')],
    formsOf: (one) => [bullets(one)],
    taken: [],
    dividers: new Set(),
    isExact: false,
    ...own,
  });
}

describe('the best composition', () => {
  it('keeps the order and gives no two pages one title', () => {
    const groups = [group('a', 4), group('b', 4), group('a', 4)];
    const pages = compose(groups);
    expect(pages.map((page) => page.title.statement.text)).toEqual(['a', 'b', 'a (2)']);
    expect(pages.map((page) => page.group)).toEqual(groups);
  });

  it('shares a page between neighbours where one says a line', () => {
    const groups = [group('a', 4), group('b', 1, 30), group('c', 4)];
    const both = group('a and b', 5, 80);
    const pages = compose(groups, {
      tellingsAt: (index) => [
        { takes: 1, groups: groups.slice(index, index + 1) },
        ...(index === 0 ? [{ takes: 2, groups: [both] }] : []),
      ],
    });
    expect(pages.map((page) => page.group)).toEqual([both, groups[2]]);
  });

  it('fills an asked number by dividing what is rich where neighbours share a page', () => {
    const groups = [group('a', 3), group('b', 1, 30), group('c', 16)];
    const [both, first, second] = [group('ab', 4), group('c1', 8), group('c2', 8)];
    const tellingsAt = (index: number) => [
      { takes: 1, groups: groups.slice(index, index + 1) },
      ...(index === 0 ? [{ takes: 2, groups: [both] }] : []),
      ...(index === 2 ? [{ takes: 1, groups: [first, second] }] : []),
    ];
    expect(compose(groups, { tellingsAt, isExact: true }).map((page) => page.group)).toEqual([both, first, second]);
    expect(compose(groups, { tellingsAt }).length).toBeLessThanOrEqual(groups.length);
  });

  it('breaks a row of one form where the material allows another', () => {
    const groups = ['a', 'b', 'c', 'd', 'e'].map((name) => group(name, 4));
    const formsOf = (own: Group): FormOption[] => {
      const list = bullets(own);
      return [list, { brief: { ...list.brief, form: 'summary' } as SimpleBrief, fit: 0.85 }];
    };
    const forms = compose(groups, { formsOf }).map(({ brief }) => brief.form);
    expect(forms.join(' ')).not.toContain('bullets bullets bullets');
    expect(forms.filter((form) => form === 'bullets').length).toBeGreaterThanOrEqual(3);
  });

  it('names the page behind a divider by what it says, where it says something', () => {
    const groups = [group('Costs', 4)];
    const titlesOf = () => [title('Costs'), title('The oven takes half of it', 'statement')];
    expect(compose(groups, { titlesOf })[0]?.title.statement.text).toBe('Costs');
    expect(compose(groups, { titlesOf, dividers: new Set(['Costs']) })[0]?.title.kind).toBe('statement');
    const copied = () => [title('Costs'), title('Costs (2)', 'copy')];
    expect(compose(groups, { titlesOf: copied, dividers: new Set(['Costs']) })[0]?.title.kind).toBe('name');
  });
});

import type { Project } from '@pagewright/contract/projects';
import { describe, expect, it } from 'vitest';
import { isFound } from './search-projects.ts';

const project = (name: string, description = '') => ({ name, description }) as Project;

describe('the search of projects', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['季度', true],
    ['q3 季度', true],
    ['Ｑ３', true],
    ['resume', true],
    ['q4', false],
    ['季度 q4', false],
  ])('“%s” finds “Q3 季度回顾”: %s', (search, expected) => {
    expect(isFound(project('Q3 季度回顾', 'Résumé of the board'), 'Q3 季度回顾', search)).toBe(expected);
  });

  it('finds a project by the name that is shown, too', () => {
    expect(isFound(project('Document_20261120_090500'), '昨天 09:05', '昨天')).toBe(true);
    expect(isFound(project('Document_20261120_090500'), '昨天 09:05', '20261120')).toBe(true);
  });
});

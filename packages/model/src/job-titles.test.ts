import { expect, it } from 'vitest';
import { isJobTitle } from './job-titles.ts';

it.each(['Store manager', 'Chair, garden committee', 'Directrice de l’école', '物业经理', '總務主任', '総務部長'])(
  'says what somebody is: %s',
  (line) => {
    expect(isJobTitle(line)).toBe(true);
  },
);

it.each(['Green chairs and two urns', 'Lots pour les enfants', '不收任何费用', 'The village hall', 'Two plants each'])(
  'says something else: %s',
  (line) => {
    expect(isJobTitle(line)).toBe(false);
  },
);

import { isPagewrightError } from '@pagewright/model/errors';
import { describe, expect, it } from 'vitest';
import { checkFile, checkPick } from './upload-rules.ts';

const file = (name: string, size = 10, type = '') => ({ name, size, type });

function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (isPagewrightError(error)) return { code: error.code, ...error.params };
    throw error;
  }
  return undefined;
}

describe('upload rules (spec §5)', () => {
  it.each(['a.txt', 'b.PDF', 'c.doc', '季度 报告.docx', 'd.xls', 'e.f.xlsx'])('takes %s', (name) => {
    expect(checkFile(file(name))).toEqual({ unexpectedType: false });
  });

  it.each([
    ['photo.JPG', 'file/image'],
    ['logo.svg', 'file/image'],
    ['all.tar', 'file/archive'],
    ['data.csv', 'file/data'],
    ['data.json', 'file/data'],
    ['setup.exe', 'file/executable'],
    ['run.sh', 'file/executable'],
  ])('refuses %s with a message of its own, naming it', (name, code) => {
    expect(refusalOf(() => checkFile(file(name)))).toMatchObject({ code, file: name });
  });

  it.each(['README', 'minutes.text', 'film.mp4', '.txt'])(
    'tries %s, whose ending says nothing, with a warning',
    (name) => {
      expect(checkFile(file(name))).toEqual({ unexpectedType: true });
    },
  );

  it('takes exactly 100 MB and no more', () => {
    expect(checkFile(file('a.pdf', 104_857_600))).toEqual({ unexpectedType: false });
    expect(refusalOf(() => checkFile(file('a.pdf', 104_857_601)))).toMatchObject({
      code: 'file/too-large',
      file: 'a.pdf',
    });
  });

  it('only warns where the media type does not fit the extension', () => {
    expect(checkFile(file('a.pdf', 10, 'application/pdf'))).toEqual({ unexpectedType: false });
    expect(checkFile(file('a.pdf', 10, 'image/png'))).toEqual({ unexpectedType: true });
  });

  it('refuses an empty and a missing file', () => {
    expect(refusalOf(() => checkFile(file('a.txt', 0)))).toMatchObject({ code: 'file/empty', file: 'a.txt' });
    expect(refusalOf(() => checkFile(undefined))).toMatchObject({ code: 'file/missing' });
  });

  it('takes ten files a pick', () => {
    expect(() => checkPick(10)).not.toThrow();
    expect(refusalOf(() => checkPick(11))).toMatchObject({ code: 'file/too-many' });
  });
});

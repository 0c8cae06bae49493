import { isPagewrightError } from '@pagewright/model/errors';
import { describe, expect, it } from 'vitest';
import { readGenerateOptions } from './generate-options.ts';

function codeOf(args: readonly string[]): string {
  try {
    readGenerateOptions(args);
    return 'none';
  } catch (error) {
    return isPagewrightError(error) ? error.code : String(error);
  }
}

describe('options of generate', () => {
  it('have defaults', () => {
    expect(readGenerateOptions(['folder/report.docx'])).toEqual({
      files: ['folder/report.docx'],
      outputs: ['report.pdf'],
      quiet: false,
      report: false,
      formats: { pdf: { paper: 'designed', proof: false } },
      style: 'professional',
      make: {
        engine: 'local',
        format: 'ppt-16-9',
        customSize: undefined,
        pageCount: 'auto',
        mode: 'condense',
        prompt: '',
      },
    });
    expect(readGenerateOptions(['-']).outputs).toEqual(['pages.pdf']);
  });

  it('are read from anywhere among the files', () => {
    const options = readGenerateOptions(
      'a.txt --out x.pdf --pages 12 b.xlsx --format custom --custom-size 800x600 --style tech --out pages --mode preserve --paper letter -o y.html'.split(
        ' ',
      ),
    );
    expect(options.files).toEqual(['a.txt', 'b.xlsx']);
    expect(options.outputs).toEqual(['x.pdf', 'pages', 'y.html']);
    expect(options.style).toBe('tech');
    expect(options.formats.pdf).toEqual({ paper: 'letter', proof: false });
    expect(options.make).toMatchObject({
      format: 'custom',
      customSize: { width: 800, height: 600 },
      pageCount: 12,
      mode: 'preserve',
    });
  });

  it('of formats are read by name, those of PDFs over what is short for them', () => {
    const options = readGenerateOptions(
      'a.txt -o x.pptx -o y.png.zip -o z.pdf --option pptx.fonts=safe --option pptx.lines=kept --option png-zip.scale=4 --paper a4 --option pdf.paper=a3 --report'.split(
        ' ',
      ),
    );
    expect(options.formats).toEqual({
      pptx: { fonts: 'safe', lines: 'kept' },
      'png-zip': { scale: 4 },
      pdf: { paper: 'a3', proof: true },
    });
  });

  it.each([
    ['odp.fonts=safe', 'pptx.fonts=safe|designed|google-slides'],
    ['pptx.font=safe', 'pptx.fonts=safe|designed|google-slides'],
    ['pptx.fonts=papyrus', 'pptx.fonts=safe|designed|google-slides'],
    ['pptx.fonts', 'docx.contents=true|false'],
    ['docx.contents=no', 'docx.contents=true|false'],
    ['png.scale=2', '--out x.png'],
  ])('of formats that there are not are told with what there is: %s', (option, told) => {
    const args = ['a.txt', '-o', 'x.pptx', '-o', 'x.docx', '--option', option];
    expect(() => readGenerateOptions(args)).toThrow(
      expect.objectContaining({ code: 'usage', params: { reason: expect.stringContaining(told) } }),
    );
  });

  it.each([
    [''],
    ['a.txt --unknown'],
    ['a.txt --format a5'],
    ['a.txt --style ugly'],
    ['a.txt --out x.odp'],
    ['a.txt --mode shorten'],
    ['a.txt --paper a5'],
    ['a.txt --format custom'],
    ['a.txt --format custom --custom-size 10x10'],
    ['a.txt --format custom --custom-size 800'],
    ['a.txt --format custom --custom-size 99999x800'],
    ['a.txt --custom-size 800x600'],
    ['- -'],
    ['a.txt --out'],
  ])('refuse %s', (line) => {
    expect(codeOf(line.split(' ').filter((word) => word !== ''))).toBe('usage');
  });

  it.each(['0', '-1', '1.5', '301', 'many', '', '1e2'])('refuse --pages %s', (count) => {
    expect(codeOf(['a.txt', `--pages=${count}`])).toBe('compose/page-count');
  });
});

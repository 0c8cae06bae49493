import { SaxesParser } from 'saxes';

/** A word on a picture, px. */
export interface HocrWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface HocrLine {
  readonly words: HocrWord[];
  /** How much the baseline falls for each px to the right, and its y at the line's left end. */
  readonly slope: number;
  readonly baseline: number;
  readonly left: number;
  /** Height of its letters, with those that rise and hang, as Tesseract takes them; too large where they are small, px. */
  readonly height: number;
}

const LINE = /^ocr_(line|header|textfloat|caption)$/;

/** The lines of what Tesseract writes, in its order: one column after the other. */
export function readHocr(hocr: string): HocrLine[] {
  const lines: HocrLine[] = [];
  let open: (Omit<HocrWord, 'text'> & { text: string }) | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    const { class: kind = '', title = '' } = attributes;
    const [left = 0, top = 0, right = 0, bottom = 0] = numbersOf(title, 'bbox');
    if (LINE.test(kind)) {
      const [slope = 0, offset = 0] = numbersOf(title, 'baseline');
      const [height = bottom - top] = numbersOf(title, 'x_size');
      lines.push({ words: [], slope, baseline: bottom + offset, left, height });
    } else if (kind === 'ocrx_word') {
      const [percent = 0] = numbersOf(title, 'x_wconf');
      open = { text: '', confidence: Math.min(1, Math.max(0, percent / 100)), left, top, right, bottom };
    }
  });
  parser.on('text', (text) => {
    if (open) open.text += text.trim();
  });
  parser.on('closetag', ({ attributes }) => {
    if (attributes.class !== 'ocrx_word' || !open) return;
    if (open.text !== '') lines.at(-1)?.words.push(open);
    open = undefined;
  });
  parser.write(hocr).close();
  return lines.filter(({ words }) => words.length > 0);
}

/** The numbers behind a property's name: `bbox 140 161 674 207; baseline 0.009 -14`. */
function numbersOf(title: string, name: string): number[] {
  const property = title.split(';').find((part) => part.trim().startsWith(`${name} `));
  return (property?.trim().split(/\s+/).slice(1) ?? []).map(Number).filter(Number.isFinite);
}

import type { SourceDocument } from '@pagewright/model/source-document';
import { parsePage } from '@pagewright/page/source-text';
import { allWords } from '@pagewright/page/told-words';
import { readSource } from '@pagewright/source/read';
import {
  docx,
  HEADING_STYLES,
  heading,
  paragraph,
  picture,
  pictureFiles,
  table,
} from '@pagewright/source/testing/docx';
import { type PdfLine, pdf } from '@pagewright/source/testing/pdf';
import { describe, expect, it } from 'vitest';
import { generatedFrom, refreshedWith } from '../testing/living-document.ts';

/** Newer versions of Word and PDF files: what they change on pages, whatever moved around it. */

/** 360 × 240 px each, chequered in blue and red. */
const PNG = {
  blue: 'iVBORw0KGgoAAAANSUhEUgAAAWgAAADwCAIAAACixWkYAAAEiUlEQVR42u3csQ2AMBAEQRdBYZRIOVRCTAlkbPypNZLjCe6lDb3e5x6947xGj8/n7+cvw/H5fOHg8/nCwefzhYPP5wuHw/D5wmE4Pp8vHHw+Xzj4fL5w8Pl84XAYPl84DMfn84WDz+cLB5/PFw4+ny8cDsPnbxwOQ/D5/KkvHHw+Xzj4fL5w8Pl84eDz+cLhMHy+cBiOz+cLB5/PFw4+ny8cfD5fOByGzxcOw/H5fOHg8/nCwefzhYPP5wuHw/D5O4fDEHw+3w9gfD5fOPh8vnDw+XzhcBg+XzgMx+fzhYPP5wsHn88XDj6fLxwOw+cLh+H4fL5w8Pl84eDz+cLB5/OFw2H4fOEwHJ/PLxyG4PP5fgDj8/nCwefzhYPP5wuHw/D5wmE4Pp8vHHw+Xzj4fL5w8Pl84XAYPl84DMfn84WDz+cLB5/PFw4+ny8cDsPnC4fh+Hx+4TAEn8/3AxifzxcOPp8vHHw+Xzgchs8XDsPx+Xzh4PP5wsHn84WDz+cLh8Pw+cJhOD6fLxx8Pl84+Hy+cPD5fOFwGD5fOAzH5/MLhyH4fL4fwPh8vnDw+Xzh4PP5wuEwfL5wGI7P5wsHn88XDj6fLxx8Pl84HIbPFw7D8fl84eDz+cLB5/OFg8/nC4fD8PnCYTg+n184DMHn8/0AxufzhYPP5wsHn88XDofh84XDcHw+Xzj4fL5w8Pl84eDz+cLhMHy+cBiOz+cLB5/PFw4+ny8cfD5fOByGzxcOw/H5/MJhCD6f7wcwPp8vHHw+Xzj4fL5wOAyfLxyG4/P5wsHn84WDz+cLB5/PFw6H4fOFw3B8Pl84+Hy+cPD5fOHg8/nC4TB8vnAYjs/nFw5D8Pl8P4Dx+Xzh4PP5wsHn84XDYfh84TAcn88XDj6fLxx8Pl84+Hy+cDgMny8chuPz+cLB5/OFg8/nCwefzxcOh+HzhcNwfD6/cBiCz+f7AYzP5wsHn88XDj6fLxwOw+cLh+H4fL5w8Pl84eDz+cLB5/OFw2H4fOEwHJ/PFw4+ny8cfD5fOPh8vnA4DJ8vHIbj8/mFwxB8Pt8PYHw+Xzj4fL5w8Pl84XAYPl84DMfn84WDz+cLB5/PFw4+ny8cDsPnC4fh+Hy+cPD5fOHg8/nCwefzhcNh+HzhMByfzy8chuDz+X4A4/P5wsHn84WDz+cLh8Pw+cJhOD6fLxx8Pl84+Hy+cPD5fOFwGD5fOAzH5/OFg8/nCwefzxcOPp8vHA7D5wuH4fh8fuEwBJ/P9wMYn88XDj6fLxx8Pl84HIbPFw7D8fl84eDz+cLB5/OFg8/nC4fD8PnCYTg+ny8cfD5fOPh8vnDw+XzhcBg+XzgMx+fzC4ch+Hy+H8D4fL5w8Pl84eDz+cLhMHy+cBiOz+cLB5/PFw4+ny8cfD5fOByGzxcOw/H5fOHg8/nCwefzhYPP5wuHw/D5wmE4Pp9fOAzB5/P9AMbn84WDz+cLB5/PFw6H4fOFw3B8Pl84+Hy+cPD5fOHg8/nC4TB8vnAYjs/nCwefzxcOPp8vHHw+Xzgchs8XDsPx+fz/fZ/Zk+yump3pAAAAAElFTkSuQmCC',
  red: 'iVBORw0KGgoAAAANSUhEUgAAAWgAAADwCAIAAACixWkYAAAEh0lEQVR42u3coQ3AMBAEQVfi/ktxJcEpISyLTV8jGQ+4lxZ6vc+5emfvq8fn8+f5y3B8Pl84+Hy+cPD5fOHg8/nC4TB8vnAYjs/nCwefzxcOPp8vHHw+Xzgchs8XDsPx+Xzh4PP5wsHn84WDz+cLh8Pw+YPDYQg+n3/rCwefzxcOPp8vHHw+Xzj4fL5wOAyfLxyG4/P5wsHn84WDz+cLB5/PFw6H4fOFw3B8Pl84+Hy+cPD5fOHg8/nC4TB8/uRwGILP5/sBjM/nCwefzxcOPp8vHA7D5wuH4fh8vnDw+Xzh4PP5wsHn84XDYfh84TAcn88XDj6fLxx8Pl84+Hy+cDgMny8chuPz+YXDEHw+3w9gfD5fOPh8vnDw+XzhcBg+XzgMx+fzhYPP5wsHn88XDj6fLxwOw+cLh+H4fL5w8Pl84eDz+cLB5/OFw2H4fOEwHJ/PLxyG4PP5fgDj8/nCwefzhYPP5wuHw/D5wmE4Pp8vHHw+Xzj4fL5w8Pl84XAYPl84DMfn84WDz+cLB5/PFw4+ny8cDsPnC4fh+Hx+4TAEn8/3AxifzxcOPp8vHHw+Xzgchs8XDsPx+Xzh4PP5wsHn84WDz+cLh8Pw+cJhOD6fLxx8Pl84+Hy+cPD5fOFwGD5fOAzH5/MLhyH4fL4fwPh8vnDw+Xzh4PP5wuEwfL5wGI7P5wsHn88XDj6fLxx8Pl84HIbPFw7D8fl84eDz+cLB5/OFg8/nC4fD8PnCYTg+n184DMHn8/0AxufzhYPP5wsHn88XDofh84XDcHw+Xzj4fL5w8Pl84eDz+cLhMHy+cBiOz+cLB5/PFw4+ny8cfD5fOByGzxcOw/H5/MJhCD6f7wcwPp8vHHw+Xzj4fL5wOAyfLxyG4/P5wsHn84WDz+cLB5/PFw6H4fOFw3B8Pl84+Hy+cPD5fOHg8/nC4TB8vnAYjs/nFw5D8Pl8P4Dx+Xzh4PP5wsHn84XDYfh84TAcn88XDj6fLxx8Pl84+Hy+cDgMny8chuPz+cLB5/OFg8/nCwefzxcOh+HzhcNwfD6/cBiCz+f7AYzP5wsHn88XDj6fLxwOw+cLh+H4fL5w8Pl84eDz+cLB5/OFw2H4fOEwHJ/PFw4+ny8cfD5fOPh8vnA4DJ8vHIbj8/mFwxB8Pt8PYHw+Xzj4fL5w8Pl84XAYPl84DMfn84WDz+cLB5/PFw4+ny8cDsPnC4fh+Hy+cPD5fOHg8/nCwefzhcNh+HzhMByfzy8chuDz+X4A4/P5wsHn84WDz+cLh8Pw+cJhOD6fLxx8Pl84+Hy+cPD5fOFwGD5fOAzH5/OFg8/nCwefzxcOPp8vHA7D5wuH4fh8fuEwBJ/P9wMYn88XDj6fLxx8Pl84HIbPFw7D8fl84eDz+cLB5/OFg8/nC4fD8PnCYTg+ny8cfD5fOPh8vnDw+XzhcBg+XzgMx+fzC4ch+Hy+H8D4fL5w8Pl84eDz+cLhMHy+cBiOz+cLB5/PFw4+ny8cfD5fOByGzxcOw/H5fOHg8/nCwefzhYPP5wuHw/D5wmE4Pp//vw+2zZPsO7SvXgAAAABJRU5ErkJggg==',
} as const;

interface Bakery {
  readonly rent?: string;
  readonly june?: string;
  readonly front?: keyof typeof PNG;
  readonly news?: string;
}

function word({ rent = '1,350', june = '5,300', front = 'blue', news }: Bakery): Uint8Array {
  const body = [
    heading('Bakery on Mill Street', 1),
    heading('Rent', 2),
    ...(news ? [paragraph(news)] : []),
    paragraph(`Rent went from 1,200 euros in 2024 to ${rent} euros in 2026, and the landlord pays the heating.`),
    heading('Sales', 2),
    table([
      ['Month', 'Loaves', 'Rolls'],
      ['May', '4,200', '9,100'],
      ['June', june, '9,900'],
      ['July', '6,100', '8,700'],
    ]),
    heading('The shop', 2),
    paragraph('The shop front was painted in the colours of the street by three apprentices.'),
    picture('front', 'The shop front'),
  ].join('');
  return docx({ body, styles: HEADING_STYLES, ...pictureFiles('front', Buffer.from(PNG[front], 'base64')) });
}

/** Lines are broken anew where the text is longer, and the table moves down. */
function paper({ rent = '1,350', june = '5,300', news = '' }: Bakery): Uint8Array {
  const lines: PdfLine[] = [];
  let y = 780;
  const put = (text: string, size: number, bold: boolean): void => {
    lines.push({ x: 60, y, size, text, bold });
    y -= size * 1.5;
  };
  const text = `Rent went from 1,200 euros in 2024 to ${rent} euros in 2026${news}, and the landlord pays the heating.`;
  put('Bakery on Mill Street', 22, true);
  y -= 16;
  put('Opening', 15, true);
  put('The lease was signed on 1 March 2026. Ovens arrive on 12 April 2026 from the', 11, false);
  put('factory in the north. The first loaf is sold on 2 May 2026.', 11, false);
  y -= 16;
  put('Rent', 15, true);
  for (const line of text.match(/.{1,80}(?:\s|$)/gu) ?? []) put(line.trim(), 11, false);
  y -= 16;
  put('Sales', 15, true);
  for (const row of [
    ['Month', 'Loaves', 'Rolls'],
    ['May', '4,200', '9,100'],
    ['June', june, '9,900'],
    ['July', '6,100', '8,700'],
  ]) {
    for (const [column, cell] of row.entries()) lines.push({ x: 60 + column * 130, y, size: 11, text: cell });
    y -= 18;
  }
  return pdf([lines]);
}

const read = (bytes: Uint8Array, name: string): Promise<SourceDocument> => readSource({ name, bytes });

async function refreshed(make: (own: Bakery) => Uint8Array, newer: Bakery, extension: string) {
  const before = await read(make({}), `plan.${extension}`);
  const made = await generatedFrom(before);
  const proposal = await refreshedWith(made, before, await read(make(newer), `plan (2).${extension}`));
  const texts = proposal.pages.map((page) => (page.is === 'gone' ? '' : page.styledText));
  const pageOf = (sign: string) => made.pages.find(({ styledText }) => styledText.includes(sign))?.id;
  return { ids: proposal.pages.map(({ id }) => id), texts, news: proposal.news, made, pageOf };
}

const NOTHING_OPEN = { kept: [], gone: [], open: [] };

describe.each([
  ['docx', word, 'The sign is painted by a neighbour.'],
  ['pdf', paper, ', which is more than was agreed on with the landlord in the last winter'],
] as const)('a newer %s', (extension, make, news) => {
  it('changes the pages of a figure and of a table, and no other, also where all of it moved', async () => {
    const { ids, texts, news: told, pageOf } = await refreshed(make, { rent: '1,480', june: '7,700', news }, extension);
    expect(ids).toEqual([pageOf('1,350'), pageOf('5300')]);
    expect(allWords(parsePage(texts[0] ?? ''))).toContain('1,480');
    expect(texts[1]).toContain('7700');
    expect(texts[1]).not.toContain('5300');
    expect(told).toEqual(NOTHING_OPEN);
  });
});

it('a newer picture in the place of another stands on its page', async () => {
  const { ids, texts, made, pageOf } = await refreshed(word, { front: 'red' }, 'docx');
  const asset = (text: string | undefined) => /asset:[^"]*/.exec(text ?? '')?.[0];
  expect(ids).toEqual([pageOf('asset:')]);
  expect(asset(texts[0])).toBeDefined();
  expect(asset(texts[0])).not.toBe(asset(made.pages.find(({ id }) => id === ids[0])?.styledText));
});

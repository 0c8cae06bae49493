import type { Language } from '@pagewright/model/languages';
import { UPLOAD } from '@pagewright/model/limits';
import type { Fidelity, FileProof } from './fidelity.ts';
import { FIDELITY_WORDS, type FidelityWords, type ProofWords } from './fidelity-words.ts';

/** A fidelity report as a person reads it, in their language. */

/** What became editable, or what the file keeps of the pages, in one line. */
export function fidelityCounts(fidelity: Fidelity, language: Language): string {
  const { counts, data, whole } = FIDELITY_WORDS[language];
  const { nature } = fidelity;
  if (nature === 'objects') return counts(fidelity);
  return nature === 'data' ? data(fidelity) : whole[nature];
}

/** The whole report: what became editable, what did not and why, and the fonts that readers need. */
export function fidelityLines(fidelity: Fidelity, language: Language): string[] {
  const words = FIDELITY_WORDS[language];
  const { losses, scale, isTooLarge } = fidelity;
  const byReason = Map.groupBy(losses, ({ reason }) => reason);
  const lost = [...byReason].map(([reason, ones]) => {
    const pages = [...new Set(ones.map(({ page }) => page))].sort((a, b) => a - b);
    const [first = 1] = pages;
    const text = words.reasons[reason];
    return pages.length === 1 ? words.loss(first, text) : words.losses(pages.join(', '), text);
  });
  return [
    fidelityCounts(fidelity, language),
    ...(lost.length > 0 || fidelity.nature !== 'objects' ? lost : [words.allNative]),
    ...fontLines(fidelity, words, language),
    ...(isTooLarge ? [words.tooLarge(UPLOAD.maxBytes / 2 ** 20)] : []),
    ...(scale < 1 ? [words.scaled(Math.round(scale * 100))] : []),
    ...(fidelity.proof ? proofLines(fidelity.proof, words.proof) : []),
  ];
}

function fontLines(
  { fonts, fontsOf, fontBytes, replaced }: Fidelity,
  words: FidelityWords,
  language: Language,
): string[] {
  const size = fontBytes === undefined ? '' : ` (${kilobytes(fontBytes, language)})`;
  const names = fonts.length > 0 ? `${fonts.join(', ')}${size}` : '';
  const pairs = replaced.map(({ family, by }) => `${family} → ${by}`).join(', ');
  return [
    ...(names ? [fontsOf ? words.fontsOf[fontsOf](names) : words.fonts(names)] : []),
    ...(pairs ? [words.replaced(pairs)] : []),
  ];
}

function kilobytes(bytes: number, language: Language): string {
  const figures = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return figures.format(Math.max(1, bytes / 1000));
}

function proofLines({ words, away, missing, pictures, fonts, fontsAway }: FileProof, told: ProofWords): string[] {
  const named = Map.groupBy(missing, ({ page }) => page);
  const unnamed = away - missing.length;
  return [
    ...(away === 0 ? [told.words(words)] : []),
    ...[...named].map(([page, ones]) => told.missing(page, ones.map(({ word }) => word).join(', '))),
    ...(unnamed > 0 ? [told.more(unnamed)] : []),
    pictures.length === 0 ? told.noPictures : told.pictures(pictures.join(', ')),
    fontsAway.length === 0 ? told.fonts(fonts) : told.fontsAway(fontsAway.join(', ')),
  ];
}

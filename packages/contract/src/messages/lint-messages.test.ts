import { LANGUAGES } from '@pagewright/model/languages';
import { type Finding, lintPage } from '@pagewright/page/lint';
import { parsePage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import { findingMessage, severityName } from './lint-messages.ts';

/** Findings of pages that are faulty in every way that a page of texts can be. */
function findings(): Finding[] {
  const page = (content: string): Finding[] =>
    lintPage(
      parsePage(
        `<Page title="a" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>${content}</Page>`,
      ),
    );
  return [
    ...page(''),
    ...page(
      '<Text id="a" x={-60} y={80} width={400} height={20} fontSize={8} color="#eeeeee">Pale 12% \u{10ffff} words that wrap and wrap again until the box is far too low for them, and again</Text>' +
        '<Text id="b" x={0} y={82} width={300} height={60} fontSize={20}>Upon the other</Text>',
    ),
  ];
}

describe('lint messages', () => {
  it('are sentences without a code, a gap or a missing value, in every language', () => {
    const all = findings();
    expect(new Set(all.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(5);
    for (const language of LANGUAGES) {
      for (const finding of all) {
        const text = findingMessage(finding, language);
        expect(text, finding.message).not.toMatch(/[{}]|undefined|\w+\/\w+-?\w*$/);
        for (const id of finding.componentIds.slice(0, 2)) expect(text).toContain(id);
      }
      expect(new Set(all.map((finding) => findingMessage(finding, language))).size).toBe(
        new Set(all.map((finding) => JSON.stringify([finding.message, finding.params, finding.componentIds]))).size,
      );
    }
  });

  it('name components as the caller knows them', () => {
    const [finding] = findings().filter(({ rule }) => rule === 'small-text');
    expect(finding && findingMessage(finding, 'fr-FR', (id) => `Texte ${id}`)).toBe(
      'Le texte de « Texte a » fait 8 px, moins que 12 px.',
    );
    expect(severityName('warning', 'ja-JP')).toBe('警告');
  });
});

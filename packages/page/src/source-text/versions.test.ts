import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMPONENT_KINDS, type ComponentKind, MODELS } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import { versionAfter } from '@pagewright/model/stored';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePage, printPage } from '../source-text.ts';
import { attributeOfProp } from './elements.ts';
import { PAGE_VERSION } from './versions.ts';

const HEAD = 'title="a" format="ppt-16-9" language="fr-FR" background={{ type: "solid", color: "#ffffff" }}';
const BOX = 'id="t" x={0} y={0} width={9} height={9}';
const page = (inside: string, version = ''): string => `<Page ${HEAD} ${version}>${inside}</Page>`;

function failure(source: string): string {
  try {
    parsePage(source);
  } catch (error) {
    if (isPagewrightError(error)) return error.code;
    throw error;
  }
  return 'none';
}

describe('versions in page source', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The kind as a later Pagewright may have it. */
  function laterText(version: number, migrations: typeof MODELS.text.migrations): void {
    const later = { ...MODELS.text, version, migrations };
    vi.spyOn(MODELS, 'text', 'get').mockReturnValue(later);
  }

  it('stand in every page, and in components that are not of the first', () => {
    const line = printPage(parsePage(page(`<Line ${BOX} />`)));
    expect(line).toMatch(/^<Page title="a" format="ppt-16-9" version=\{11\} /);
    expect(line.match(/version=/g)).toHaveLength(1);
    const first = parsePage(page(`<Text ${BOX}>x</Text>`));
    laterText(6, {});
    expect(printPage(first)).toContain('<Text id="t" version={6} x={0}');
    expect(parsePage(printPage(first))).toEqual(first);
  });

  it('that are newer are named, whatever else cannot be read', () => {
    expect(failure(page('', 'version={12} unheard="of"'))).toBe('page/newer');
    expect(failure(page(`<Text ${BOX} version={6} unheard="of" />`))).toBe('page/newer');
    expect(failure(page(`<Hologram ${BOX} version={2} />`))).toBe('page/newer');
    expect(failure(page(`<Hologram ${BOX} />`))).toBe('page/unknown-element');
    expect(failure(page(`<Text ${BOX} version={1} unheard="of" />`))).toBe('page/unknown-attribute');
  });

  it('let all be turned but what is drawn between two points', () => {
    expect(failure(page(`<Text ${BOX} rotation={30}>x</Text>`))).toBe('none');
    expect(failure(page(`<Text ${BOX} rotation={400}>x</Text>`))).toBe('page/bad-value');
    expect(failure(page(`<Line ${BOX} rotation={30} />`))).toBe('page/unknown-attribute');
    // Read from an older version, it would be printed into one that nobody can read.
    expect(failure(page(`<Connector ${BOX} rotation={30} />`))).toBe('page/unknown-attribute');
  });

  it('let what is drawn be mirrored, and nothing that is written', () => {
    expect(failure(page(`<Shape ${BOX} version={7} flip="horizontal" />`))).toBe('none');
    expect(failure(page(`<Shape ${BOX} version={7} flip="sideways" />`))).toBe('page/bad-value');
    expect(failure(page(`<Text ${BOX} flip="horizontal">x</Text>`))).toBe('page/unknown-attribute');
  });

  it('have what the design draws on every page repeat since the tenth', () => {
    const names = (version: string) =>
      parsePage(
        page(
          `<Text id="a" slot="page-number" x={0} y={0} width={9} height={9}>3</Text>
           <Text id="b" slot="running-head" repeat="mine" x={0} y={0} width={9} height={9}>Plan</Text>
           <Text id="running-section" slot="section" x={0} y={0} width={9} height={9}>Money</Text>
           <Text id="c" slot="section" x={0} y={0} width={9} height={9}>Money</Text>
           <Rectangle id="running-rule" x={0} y={0} width={9} height={1} />`,
          version,
        ),
      ).components.map(({ repeat }) => repeat);
    expect(names('version={9}')).toEqual(['page-number', 'mine', 'running-section', undefined, 'running-rule']);
    // Taken from all pages by a person.
    expect(names('version={10}')).toEqual([undefined, 'mine', undefined, undefined, undefined]);
  });

  it.each(['version={0}', 'version={1.5}', 'version="1"', 'version', 'version={null}'])('are no %s', (version) => {
    expect(failure(page('', version))).toBe('page/bad-value');
    expect(failure(page(`<Text ${BOX} ${version} />`))).toBe('page/bad-value');
  });

  it('stand once', () => {
    expect(failure(page('', 'version={1} version={1}'))).toBe('page/unknown-attribute');
  });

  it('that are older come up to date, props that are no more included', () => {
    laterText(3, {
      1: ({ shout, ...rest }) => ({ ...rest, textTransform: shout === true ? 'uppercase' : 'none' }),
      2: ({ text, ...rest }) => ({ ...rest, text: `${String(text)}!` }),
    });
    const read = (attributes: string) => parsePage(page(`<Text ${BOX} ${attributes}>x</Text>`)).components[0]?.props;
    expect(read('shout={true} fontSize={20}')).toMatchObject({ text: 'x!', textTransform: 'uppercase', fontSize: 20 });
    expect(read('version={2}')).toMatchObject({ text: 'x!' });
    expect(read('version={3}')).toMatchObject({ text: 'x' });
    expect(failure(page(`<Text ${BOX} version={2} shout={true} />`))).toBe('page/unknown-attribute');
    expect(failure(page(`<Text ${BOX} whisper={true} />`))).toBe('page/unknown-attribute');
  });
});

/**
 * One component of each version of each kind, in its folder, with everything that can be said of it. Samples never
 * change: who changes a kind's props raises its version and adds the sample of the new one.
 */
describe('stored samples', () => {
  const folder = (kind: ComponentKind): string => {
    const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return fileURLToPath(new URL(`../../../components/src/${name}/stored/`, import.meta.url));
  };
  const read = (kind: ComponentKind, version: number): string =>
    readFileSync(`${folder(kind)}${version}.txt`, 'utf8').trim();
  const versions = COMPONENT_KINDS.flatMap((kind) =>
    readdirSync(folder(kind)).map((file) => [kind, Number.parseInt(file, 10)] as const),
  );

  it.each(versions)('of %s, version %d, are read, and printed as they are where it is the newest', (kind, version) => {
    const sample = read(kind, version);
    const parsed = parsePage(page(sample));
    expect(parsed.components).toMatchObject([{ type: kind, origin: ['报告.docx#3', 'a b.xlsx#2@Sheet1!A1:C9'] }]);
    expect(parsePage(printPage(parsed))).toEqual(parsed);
    if (version === MODELS[kind].version) expect(printPage(parsed)).toContain(`\n  ${sample}\n`);
  });

  it.each(COMPONENT_KINDS)('of %s say everything, so that none of it changes unseen', (kind) => {
    const { props, version, content, migrations = {} } = MODELS[kind];
    const said = read(kind, version);
    const attributes = Object.keys(props.shape).filter((prop) => prop !== content);
    const unsaid = attributes.filter((prop) => !said.includes(` ${attributeOfProp(prop)}=`));
    expect(unsaid, `raise the version of ${kind}, add stored/${version + 1}.txt`).toEqual([]);
    expect(version).toBeGreaterThanOrEqual(versionAfter(migrations));
    const own = versions.filter(([of]) => of === kind).map(([, number]) => number);
    const oldest = Math.min(...own);
    expect(own.sort((a, b) => a - b)).toEqual(Array.from({ length: version - oldest + 1 }, (_, at) => oldest + at));
  });

  const pages = new URL('stored/', import.meta.url);

  it.each(readdirSync(pages))('of a whole page: %s', (file) => {
    const sample = readFileSync(new URL(file, pages), 'utf8');
    const parsed = parsePage(sample);
    expect(parsed).toMatchObject({ title: '季度回顾', notes: 'Sagen:\n1. “12 %”', prompt: '面向管理层' });
    // Its components bring versions of their own.
    const ofPage = (text: string) => text.replace(/\n {2}<Text[^\n]*/, '');
    if (file === `${PAGE_VERSION}.txt`) expect(ofPage(printPage(parsed))).toBe(ofPage(sample));
  });

  it('of a whole page exist for every version', () => {
    const numbers = readdirSync(pages).map((file) => Number.parseInt(file, 10));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: PAGE_VERSION }, (_, index) => index + 1));
  });
});

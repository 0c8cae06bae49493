import type { Language } from '@pagewright/model/languages';
import type { Outline, PageBrief, SimpleBrief, Statement } from '@pagewright/model/outline';
import { type Answer, EXAMPLE_PICTURE, exampleAnswer, said } from './answer.ts';
import { briefOfPart } from './brief-of-part.ts';
import type { OutlineTemplate } from './template.ts';
import { type PlacedPart, partsOf } from './template-parts.ts';

export interface TemplateAnswers {
  /** What stands in the places of a part, by its key. */
  readonly answersOf: (key: string) => readonly Answer[];
  /** Of the document. */
  readonly title: Statement;
  /** Id of the engine that found the answers. */
  readonly engine: string;
}

/** A template's pages as an outline. */
export function outlineOfAnswers(
  template: OutlineTemplate,
  language: Language,
  { answersOf, title, engine }: TemplateAnswers,
): Outline {
  const words = template.words[language];
  const placed = partsOf(template, words);
  const pageTitles = template.pages.flatMap((page, index) =>
    page.form === 'cover' || page.form === 'agenda' || page.form === 'closing' ? [] : (words.pages[index]?.title ?? []),
  );
  const briefOf = (own: PlacedPart): SimpleBrief =>
    briefOfPart(own.part, own.words, answersOf(own.key), {
      id: own.key,
      title: own.part.form === 'cover' ? title : said(own.words.title, 1),
      pageTitles,
    });
  const pages = template.pages.map((page, index): PageBrief => {
    const own = placed.filter((one) => one.page === index + 1);
    if (page.form !== 'composite') return briefOf(own[0] as PlacedPart);
    return {
      id: `p${index + 1}`,
      form: 'composite',
      // Whatever opens the document says what it is called.
      title: index === 0 ? title : said(words.pages[index]?.title ?? '', 1),
      more: [],
      parts: own.map(briefOf),
    };
  });
  return {
    version: 2,
    title: title.text,
    language,
    engine,
    mode: 'preserve',
    format: template.format,
    pages,
    assets: pages.some(showsExamplePicture) ? { [EXAMPLE_PICTURE]: PICTURE_TO_COME } : {},
    unused: [],
    countReason: { code: 'count-by-template', params: { count: pages.length } },
    followed: [],
    notFollowed: [],
  };
}

/** Of a picture that is still to come nothing is known but its shape. */
const PICTURE_TO_COME = { mime: 'image/png', width: 1600, height: 1000, url: '' } as const;

function showsExamplePicture(page: PageBrief): boolean {
  if (page.form === 'composite') return page.parts.some(showsExamplePicture);
  return page.form === 'image' && page.image.asset === EXAMPLE_PICTURE;
}

/** The template as it is shown before anybody fills it: each place with its example. */
export function exampleOutline(template: OutlineTemplate, language: Language): Outline {
  const words = template.words[language];
  const parts = partsOf(template, words);
  const answers = new Map(
    parts.map(({ part, words: own, key }) => [key, own.places.map((place, at) => exampleAnswer(part, place, at))]),
  );
  return outlineOfAnswers(template, language, {
    answersOf: (key) => answers.get(key) ?? [],
    title: said(words.name, 1),
    engine: 'local',
  });
}

/** The template's pages with every place empty: to be filled by hand, or from sources that come later. */
export function emptyOutline(template: OutlineTemplate, language: Language): Outline {
  const words = template.words[language];
  const empty: Answer = { is: 'nothing', reason: 'no-sources' };
  const parts = partsOf(template, words);
  const counts = new Map(parts.map(({ words: own, key }) => [key, own.places.map(() => empty)]));
  return outlineOfAnswers(template, language, {
    answersOf: (key) => counts.get(key) ?? [],
    title: said(words.name, 1),
    engine: 'local',
  });
}

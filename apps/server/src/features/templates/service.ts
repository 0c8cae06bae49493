import type { DataOf } from '@pagewright/contract/endpoint';
import { type GenerationSettings, generationSettings } from '@pagewright/contract/projects';
import type { getTemplate, Template } from '@pagewright/contract/templates';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import type { Outline } from '@pagewright/model/outline';
import { printPage } from '@pagewright/page/source-text';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { briefPage } from '../generation/brief-page.ts';
import { BUILT_IN_TEMPLATES } from './built-in/templates.ts';
import { type BuiltInTemplate, templateOutline } from './built-in-template.ts';

/** A page of a template as it is copied into a project. */
export interface PreparedPage {
  readonly briefId: string;
  readonly title: string;
  readonly pageType: string;
  readonly generatedText: string;
  readonly pageContent: string;
}

/** Everything that a project made from a template begins with. */
export interface PreparedTemplate {
  readonly templateId: number;
  readonly settings: GenerationSettings;
  readonly outline: Outline;
  readonly pages: readonly PreparedPage[];
}

/** The templates that projects can be created from, in the person's language. */
export class Templates {
  readonly #maker: PageMaker;
  /** Designed once: a template never changes while the process runs. */
  readonly #designed = new Map<string, Promise<PreparedTemplate>>();

  constructor(maker: PageMaker) {
    this.#maker = maker;
  }

  list(language: Language): Template[] {
    return BUILT_IN_TEMPLATES.map((template) => describe(template, language));
  }

  /** @throws PagewrightError `request/not-found` */
  async get(id: number, language: Language): Promise<DataOf<typeof getTemplate>> {
    const template = find(id);
    const { pages } = await this.prepare(id, language);
    return {
      ...describe(template, language),
      pages: pages.map(({ title, pageType, generatedText }, index) => ({
        pageNumber: index + 1,
        title,
        pageType,
        text: generatedText,
      })),
    };
  }

  /**
   * The template's pages in its own format and style, or in those that the person wants.
   * @throws PagewrightError `request/not-found`
   */
  prepare(id: number, language: Language, wanted?: GenerationSettings): Promise<PreparedTemplate> {
    const template = find(id);
    if (wanted) return this.#design(template, language, wanted);
    const key = `${id} ${language}`;
    const known = this.#designed.get(key);
    if (known) return known;
    const { format, style } = template;
    const designed = this.#design(template, language, generationSettings.parse({ format, style }));
    this.#designed.set(key, designed);
    designed.catch(() => this.#designed.delete(key));
    return designed;
  }

  async #design(
    template: BuiltInTemplate,
    language: Language,
    settings: GenerationSettings,
  ): Promise<PreparedTemplate> {
    const outline = templateOutline(template, language);
    const pages = await this.#maker.design(outline, settings);
    const look = { ...settings, language };
    return {
      templateId: template.id,
      settings,
      outline,
      pages: outline.pages.map((brief, index) => {
        const page = pages[index];
        if (!page) throw new Error(`the design has no page ${index}`);
        const generatedText = printPage(page);
        return {
          briefId: brief.id,
          title: brief.title.text,
          pageType: page.format,
          generatedText,
          pageContent: briefPage(brief, look),
        };
      }),
    };
  }
}

/** @throws PagewrightError `request/not-found` */
function find(id: number): BuiltInTemplate {
  const template = BUILT_IN_TEMPLATES.find((one) => one.id === id);
  if (!template) throw new PagewrightError('request/not-found');
  return template;
}

function describe(template: BuiltInTemplate, language: Language): Template {
  const { id, category, industry, price, format, style } = template;
  const { name, introduction, pages } = template.words[language];
  return {
    id,
    name,
    category,
    industry,
    price,
    introduction,
    format,
    style,
    pageTitles: pages.map(({ title }) => title.text),
  };
}

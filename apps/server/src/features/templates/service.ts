import type { Component, Page } from '@pagewright/components/models';
import {
  BUILT_IN_TEMPLATES,
  builtInTemplate,
  EXAMPLE_PICTURE,
  EXAMPLE_PICTURE_URL,
  emptyOutline,
  exampleOutline,
  type OutlineTemplate,
} from '@pagewright/compose/templates';
import type { DataOf } from '@pagewright/contract/endpoint';
import { type GenerationSettings, generationSettings } from '@pagewright/contract/projects';
import type { getTemplate, Template, TemplatePage } from '@pagewright/contract/templates';
import { LATEST_EDITION } from '@pagewright/design/design';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import type { Outline } from '@pagewright/model/outline';
import { printPage } from '@pagewright/page/source-text';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { briefPage } from '../generation/brief-page.ts';

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
  /** The pages with their examples, designed once: a template never changes while the process runs. */
  readonly #shown = new Map<string, Promise<TemplatePage[]>>();

  constructor(maker: PageMaker) {
    this.#maker = maker;
  }

  list(language: Language): Template[] {
    return BUILT_IN_TEMPLATES.map((template) => describe(template, language));
  }

  /** @throws PagewrightError `request/not-found` */
  async get(id: number, language: Language): Promise<DataOf<typeof getTemplate>> {
    const template = find(id);
    const key = `${id} ${language}`;
    const shown = this.#shown.get(key) ?? this.#show(template, language);
    this.#shown.set(key, shown);
    shown.catch(() => this.#shown.delete(key));
    return { ...describe(template, language), pages: await shown };
  }

  /** Its pages as they are shown before anybody fills them. */
  async #show(template: OutlineTemplate, language: Language): Promise<TemplatePage[]> {
    const outline = { ...exampleOutline(template, language), edition: LATEST_EDITION };
    const pages = await this.#maker.design(outline, ownSettings(template));
    return pages.map((page, index) => ({
      pageNumber: index + 1,
      title: outline.pages[index]?.title.text ?? '',
      pageType: page.format,
      text: printPage(withExamplePicture(page)),
    }));
  }

  /** What a project begins with whose places are filled from its sources. @throws PagewrightError `request/not-found` */
  settings(id: number, wanted?: GenerationSettings): GenerationSettings {
    const template = find(id);
    return { ...(wanted ?? ownSettings(template)), pageCount: 'auto', template: id };
  }

  /**
   * The template's pages with every place empty, in its own format and style or in those that the person wants.
   * @throws PagewrightError `request/not-found`
   */
  async prepare(id: number, language: Language, wanted?: GenerationSettings): Promise<PreparedTemplate> {
    const settings = this.settings(id, wanted);
    const outline = { ...emptyOutline(find(id), language), edition: LATEST_EDITION };
    const pages = await this.#maker.design(outline, settings);
    const look = { ...settings, language };
    return {
      templateId: id,
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

/** Nothing but the preview knows the picture: a project's own is still to come. */
function withExamplePicture(page: Page): Page {
  const url = `asset:${EXAMPLE_PICTURE}`;
  const components = page.components.map((component) =>
    'imageUrl' in component.props && component.props.imageUrl === url
      ? ({ ...component, props: { ...component.props, imageUrl: EXAMPLE_PICTURE_URL } } as Component)
      : component,
  );
  return { ...page, components };
}

function ownSettings({ id, format, style }: OutlineTemplate): GenerationSettings {
  return generationSettings.parse({ format, style, template: id });
}

/** @throws PagewrightError `request/not-found` */
function find(id: number): OutlineTemplate {
  const template = builtInTemplate(id);
  if (!template) throw new PagewrightError('request/not-found');
  return template;
}

function describe(template: OutlineTemplate, language: Language): Template {
  const { id, category, industry, format, style } = template;
  const { name, introduction, pages } = template.words[language];
  return {
    id,
    name,
    category,
    industry,
    price: 0,
    introduction,
    format,
    style,
    pageTitles: pages.map(({ title }) => title),
  };
}

import { isOf } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import type { Page } from '@pagewright/components/models';
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
import { FIRST_OWN_TEMPLATE, type getTemplate, type Template, type TemplatePage } from '@pagewright/contract/templates';
import { LATEST_EDITION } from '@pagewright/design/design';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import type { DrawnPage, Outline } from '@pagewright/model/outline';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { emptyDrawn } from '@pagewright/pipeline/drawn-template';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { briefPage } from '../generation/brief-page.ts';
import { propertiesIn } from '../generation/page-properties.ts';
import type { OwnTemplate, OwnTemplates } from './own-templates.ts';

/** A page of a template as it is copied into a project. */
export interface PreparedPage {
  readonly briefId: string;
  readonly title: string;
  readonly format: string;
  readonly generatedText: string;
  readonly pageContent: string;
  /** Page properties (spec §3), where the template has some. */
  readonly name?: string;
  readonly description?: string;
  readonly prompt?: string;
}

/** Everything that a project made from a template begins with. */
export interface PreparedTemplate {
  readonly templateId: number;
  readonly settings: GenerationSettings;
  readonly outline: Outline;
  readonly pages: readonly PreparedPage[];
}

/** The templates that projects can be created from: ours in the person's language, and the person's own. */
export class Templates {
  readonly #own: OwnTemplates;
  readonly #maker: PageMaker;
  /** The pages with their examples, designed once: a template never changes while the process runs. */
  readonly #shown = new Map<string, Promise<TemplatePage[]>>();

  constructor(own: OwnTemplates, maker: PageMaker) {
    this.#own = own;
    this.#maker = maker;
  }

  async list(userId: number, language: Language): Promise<Template[]> {
    const own = (await this.#own.list(userId)).map(describeOwn);
    return [...own, ...BUILT_IN_TEMPLATES.map((template) => describe(template, language))];
  }

  /** @throws PagewrightError `request/not-found` */
  async get(userId: number, id: number, language: Language): Promise<DataOf<typeof getTemplate>> {
    if (id >= FIRST_OWN_TEMPLATE) {
      const own = await this.#own.get(userId, id);
      return { ...describeOwn(own), pages: own.pages.map(shownPage) };
    }
    return this.builtIn(id, language);
  }

  /** @throws PagewrightError `request/not-found` */
  async builtIn(id: number, language: Language): Promise<DataOf<typeof getTemplate>> {
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
      prompt: template.words[language].prompt,
      text: printPage(withExamplePicture(page)),
    }));
  }

  /** What a project begins with whose places are filled from its sources. @throws PagewrightError `request/not-found` */
  async settings(userId: number, id: number, wanted?: GenerationSettings): Promise<GenerationSettings> {
    const own = id >= FIRST_OWN_TEMPLATE ? lookOf(await this.#own.get(userId, id)) : ownSettings(find(id));
    return { ...(wanted ?? own), pageCount: 'auto', template: id };
  }

  /**
   * The template's pages with every place empty, in its own format and style or in those that the person wants.
   * @throws PagewrightError `request/not-found`
   */
  async prepare(
    userId: number,
    id: number,
    language: Language,
    wanted?: GenerationSettings,
  ): Promise<PreparedTemplate> {
    const settings = await this.settings(userId, id, wanted);
    const empty =
      id >= FIRST_OWN_TEMPLATE ? emptyDrawn(await this.#own.get(userId, id)) : emptyOutline(find(id), language);
    const outline = { ...empty, edition: LATEST_EDITION };
    const pages = await this.#maker.design(outline, settings);
    const look = { ...settings, language: outline.language };
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
          format: page.format,
          generatedText,
          pageContent: briefPage(brief, look),
          ...propertiesIn(brief, { template: id, language: outline.language }),
        };
      }),
    };
  }
}

/** Nothing but the preview knows the picture: a project's own is still to come. */
function withExamplePicture(page: Page): Page {
  const url = `asset:${EXAMPLE_PICTURE}`;
  const components = page.components.map((component) =>
    isOf(imageModel, component) && component.props.imageUrl === url
      ? { ...component, props: { ...component.props, imageUrl: EXAMPLE_PICTURE_URL } }
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

export function describeOwn({ id, name, category, industry, introduction, pages }: OwnTemplate): Template {
  const { format, style } = lookOf({ id, pages });
  const pageTitles = pages.map((page, index) => shownPage(page, index).title);
  return { id, name, category, industry, price: 0, introduction, format, style, pageTitles };
}

/** What it was drawn in is what it is made in. */
function lookOf({ id, pages: [first] }: Pick<OwnTemplate, 'id' | 'pages'>): GenerationSettings {
  const { style, format, customSize } = first ?? {};
  return generationSettings.parse({ style, format, ...(customSize ? { customSize } : {}), template: id });
}

function shownPage({ name, prompt, source }: DrawnPage, index: number): TemplatePage {
  const page = parsePage(source);
  return { pageNumber: index + 1, title: name || page.title, pageType: page.format, prompt, text: source };
}

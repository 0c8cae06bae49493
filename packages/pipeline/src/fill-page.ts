import type { Page } from '@pagewright/components/models';
import type { Engine, Filled } from '@pagewright/compose/engine';
import { modelUseOfFilling } from '@pagewright/compose/templates';
import { wishOf, withFilling } from '@pagewright/design/filling';
import { tokensOf } from '@pagewright/design/styles';
import type { DocumentStyle } from '@pagewright/model/document-style';
import type { FillRefusal } from '@pagewright/model/fill-refusals';
import type { FillResult, FillWish } from '@pagewright/model/filling';
import type { ModelUse } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';

export interface FillRequest {
  /** Id of an engine. */
  readonly engine: string;
  readonly page: Page;
  /** The smart components that are to be filled. */
  readonly ids: readonly string[];
  /** Of the document: charts are drawn in it. */
  readonly style: DocumentStyle;
  /** The page's own prompt, which may leave parts of the documents out; may be empty. */
  readonly prompt: string;
}

export interface FilledPage {
  readonly page: Page;
  /** One for each component that was asked for and is on the page, in its order. */
  readonly results: readonly FillResult[];
  /** Where a language model was asked. */
  readonly modelUse?: ModelUse;
}

/** Fills smart components of a page from the documents, in this thread, from the lowest to the highest. */
export async function fillPage(
  engine: Engine,
  documents: readonly SourceDocument[],
  request: FillRequest,
  signal?: AbortSignal,
): Promise<FilledPage> {
  const { page, ids, style, prompt } = request;
  const asked = new Set(ids);
  const wishes = new Map<string, FillWish | FillRefusal>();
  for (const component of page.components) {
    if (asked.has(component.id)) wishes.set(component.id, wishOf(component, page));
  }
  const whole = [...wishes.values()].filter((wish) => typeof wish !== 'string');
  const { fillings, model }: Filled =
    whole.length > 0 ? await engine.fill(whole, documents, prompt, { signal }) : { fillings: [] };
  const found = new Map(fillings.map((filling) => [filling.id, filling]));
  const results: FillResult[] = [];
  let filled = page;
  for (const { id } of page.components) {
    const wish = wishes.get(id);
    if (wish === undefined) continue;
    const filling = found.get(id);
    // What was filled before it may have grown, and takes room on the page.
    const component = filled.components.find((one) => one.id === id);
    if (typeof wish === 'string' || !filling || !component) {
      results.push({ is: 'nothing', id, reason: typeof wish === 'string' ? wish : 'not-found' });
      continue;
    }
    const own = withFilling(component, filling, wish, filled, tokensOf(style));
    results.push(own.result);
    const { component: now } = own;
    if (now) filled = { ...filled, components: filled.components.map((one) => (one.id === id ? now : one)) };
  }
  return { page: filled, results, ...(model ? { modelUse: modelUseOfFilling(model, () => undefined) } : {}) };
}

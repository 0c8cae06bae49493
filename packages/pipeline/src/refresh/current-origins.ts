import type { Origin } from '@pagewright/model/origin';
import { currentOrigin, type SuccessorsByFile } from '@pagewright/model/successors';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { StoredDocument } from '../stored-document.ts';

/** A stored document whose origins lead to the newest versions of its files, where these say the same. */
export function withCurrentOrigins(stored: StoredDocument, older: SuccessorsByFile): StoredDocument {
  if (older.size === 0) return stored;
  return {
    ...stored,
    outline: inBriefs(stored.outline, older),
    pages: stored.pages.map((page) => ({
      ...page,
      generatedText: inText(page.generatedText, older),
      styledText: inText(page.styledText, older),
      kept: page.kept && { ...page.kept, brought: inBriefs(page.kept.brought, older) },
    })),
    deleted: stored.deleted.map((text) => inText(text, older)),
  };
}

/** Everything that is called `origins` in it is a list of these. */
function inBriefs<Value>(value: Value, older: SuccessorsByFile): Value {
  if (Array.isArray(value)) return value.map((own) => inBriefs(own, older)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, own]) => [
    name,
    name === 'origins' && Array.isArray(own)
      ? own.map((origin: Origin) => currentOrigin(origin, older))
      : inBriefs(own, older),
  ]);
  return Object.fromEntries(fields) as Value;
}

/** A text that cannot be read stays as it is. */
function inText(text: string, older: SuccessorsByFile): string {
  if (![...older.keys()].some((file) => text.includes(JSON.stringify(`${file}#`).slice(1, -1)))) return text;
  try {
    const page = parsePage(text);
    const components = page.components.map((component) =>
      component.origin
        ? { ...component, origin: component.origin.map((origin) => currentOrigin(origin as Origin, older)) }
        : component,
    );
    return printPage({ ...page, components });
  } catch {
    return text;
  }
}

import { isStreamed } from '@pagewright/compose/engine';
import type { PageBrief } from '@pagewright/model/outline';
import type { Doing } from '../doing.ts';

/** Pages over a whole document, of which the one that is added to has its own. */
const FRAME: ReadonlySet<PageBrief['form']> = new Set(['cover', 'agenda', 'summary', 'closing']);

/** What the attached files say, as pages behind the last. */
export async function addPages({ shadow, documents, request, engine }: Doing): Promise<void> {
  const files = documents.filter(({ file }) => request.wish.files.includes(file));
  if (files.length === 0) return shadow.note('no-file', []);
  const { format, customSize } = shadow.look;
  const composed = await engine.compose(files, {
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format,
    ...(customSize ? { customSize } : {}),
  });
  if (isStreamed(composed)) return shadow.note('no-file', []);
  shadow.outline ??= { ...composed, pages: [] };
  for (const [key, asset] of Object.entries(composed.assets)) shadow.addAsset(key, asset);
  const own = composed.pages.filter(({ form }) => !FRAME.has(form));
  const wanted = own.length > 0 ? own : composed.pages;
  let after = shadow.pages.length - 1;
  for (const brief of wanted) {
    const made = shadow.newPage({ ...brief, textLanguage: composed.language }, after, undefined, true);
    if (!made) continue;
    shadow.insert(after, [made]);
    after += 1;
  }
  shadow.note('add-pages', [], wanted.length);
}

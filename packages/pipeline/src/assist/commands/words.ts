import { type Command, figureConverter, SCRIPT_LANGUAGE, scriptConverter, withWords } from '@pagewright/compose/assist';
import { redesign } from '@pagewright/design/redesign';
import type { AssistNoteCode } from '@pagewright/model/assist-notes';
import type { Language } from '@pagewright/model/languages';
import type { PageBrief } from '@pagewright/model/outline';
import { withMappedWords } from '@pagewright/page/map-words';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { AssistPage } from '../assistant.ts';
import type { Doing } from '../doing.ts';

interface Rewording {
  text(text: string): string;
  brief(brief: PageBrief): PageBrief;
  /** That the words are in afterwards, where it is another one. */
  readonly language?: Language;
}

/** Chinese words in the other script, as it is used where that is written. */
export async function convertScript(doing: Doing, to: Extract<Command, { do: 'script' }>['to']): Promise<void> {
  const convert = await scriptConverter(to);
  const language = SCRIPT_LANGUAGE[to];
  const rewording: Rewording = {
    text: convert,
    brief: (brief) => ({ ...withWords(brief, convert), textLanguage: language }),
    language,
  };
  const isChinese = (page: AssistPage): boolean => doing.shadow.languageOf(page).startsWith('zh');
  reword(doing, 'script', 'no-chinese', (page) => (isChinese(page) ? rewording : undefined));
}

/** Figures in units of another system, or counted in another scale. */
export function convertUnits(doing: Doing, to: Extract<Command, { do: 'units' }>['to']): void {
  reword(doing, 'units', 'no-units', (page) => {
    const converter = figureConverter(to, doing.shadow.languageOf(page));
    return { text: (text) => converter.text(text), brief: (brief) => converter.brief(brief) };
  });
}

function reword(
  { shadow, ids }: Doing,
  done: AssistNoteCode,
  refused: AssistNoteCode,
  rewordingOf: (page: AssistPage) => Rewording | undefined,
): void {
  const changed: number[] = [];
  const same: number[] = [];
  for (const id of ids) {
    const page = shadow.page(id);
    const rewording = page && rewordingOf(page);
    const made = page && rewording && reworded(page, rewording);
    if (made) {
      shadow.put(made, { byObject: true });
      changed.push(id);
    } else same.push(id);
  }
  if (changed.length > 0) shadow.note(done, changed);
  else shadow.note(refused, same);

  function reworded(page: AssistPage, { text, brief, language }: Rewording): AssistPage | undefined {
    const own = page.kept?.brought?.brief ?? shadow.outline?.pages[page.briefIndex ?? -1];
    const mapped = (source: string): string => {
      if (source === '') return source;
      const before = parsePage(source);
      return printPage({ ...withMappedWords(before, text), ...(language ? { language } : {}) });
    };
    const { anchor: _anchor, ...kept } = page.kept ?? {};
    const words = { generatedText: mapped(page.generatedText), styledText: mapped(page.styledText) };
    if (!own || !shadow.outline) {
      return words.styledText === page.styledText && words.generatedText === page.generatedText
        ? undefined
        : { ...page, ...words };
    }
    const told = brief(own);
    const entries = (page.kept?.brought?.entries ?? []).map((entry) => ({
      ...entry,
      statement: { ...entry.statement, text: text(entry.statement.text) },
    }));
    if (JSON.stringify(told) === JSON.stringify(own) && words.styledText === page.styledText) return undefined;
    // The words of both states are other ones alike: what the person did to the page is what it was.
    const [made] = redesign({
      outline: shadow.outline,
      from: shadow.look,
      to: shadow.look,
      pages: [
        {
          ...page,
          ...words,
          kept: { ...kept, brought: { brief: told, entries } },
          pageNumber: shadow.indexOf(page.id) + 1,
        },
      ],
    });
    const isSame = made?.styledText === page.styledText && made.generatedText === page.generatedText;
    if (!made || isSame) return undefined;
    return { ...page, generatedText: made.generatedText, styledText: made.styledText, kept: made.kept };
  }
}

interface PageTexts {
  readonly styledText: string;
  readonly generatedText: string;
  readonly pageContent: string;
}

/** The text that previews and exports show (spec §3). */
export function shownText(page: PageTexts): string {
  return page.styledText || page.generatedText || page.pageContent;
}

import type { Language } from '@pagewright/model/languages';
import type { FileInHand, WorkStage } from '@pagewright/pipeline/pipeline';

const LABELS: Readonly<Record<WorkStage | 'writing', Readonly<Record<Language, string>>>> = {
  reading: { 'zh-CN': '读取', 'zh-TW': '讀取', 'en-US': 'Reading', 'ja-JP': '読み込み中', 'fr-FR': 'Lecture' },
  composing: { 'zh-CN': '编排', 'zh-TW': '編排', 'en-US': 'Composing', 'ja-JP': '構成中', 'fr-FR': 'Composition' },
  designing: { 'zh-CN': '设计', 'zh-TW': '設計', 'en-US': 'Designing', 'ja-JP': 'デザイン中', 'fr-FR': 'Mise en page' },
  writing: { 'zh-CN': '写入', 'zh-TW': '寫入', 'en-US': 'Writing', 'ja-JP': '書き出し中', 'fr-FR': 'Écriture' },
};

/** Which page of a scan is being read. */
const PAGE: Readonly<Record<Language, (page: number, pages: number) => string>> = {
  'zh-CN': (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  'zh-TW': (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
  'en-US': (page, pages) => `page ${page} of ${pages}`,
  'ja-JP': (page, pages) => `${page} / ${pages} ページ`,
  'fr-FR': (page, pages) => `page ${page} sur ${pages}`,
};

const CLEAR_LINE = '\r\u001b[2K';

/** Progress on standard error: one line that is written over on a terminal, nothing elsewhere. */
export class Progress {
  /** Whether somebody watches. */
  readonly isShown: boolean;
  readonly #language: Language;

  constructor(quiet: boolean, language: Language) {
    this.isShown = !quiet && process.stderr.isTTY === true;
    this.#language = language;
  }

  stage(stage: WorkStage, fraction: number, file?: FileInHand): void {
    const scan = file?.scan && PAGE[this.#language](file.scan.page, file.scan.pages);
    const what = file ? [file.name, scan].filter(Boolean).join(', ') : `${Math.round(fraction * 100)} %`;
    this.#show(`${LABELS[stage][this.#language]} ${what}`);
  }

  writing(path: string): void {
    this.#show(`${LABELS.writing[this.#language]} ${path}`);
  }

  /** A line that stays. */
  note(line: string): void {
    if (this.isShown) process.stderr.write(`${CLEAR_LINE}${line}\n`);
  }

  /** Clears the line. */
  end(): void {
    if (this.isShown) process.stderr.write(CLEAR_LINE);
  }

  #show(text: string): void {
    if (this.isShown) process.stderr.write(CLEAR_LINE + text);
  }
}

import type { Language } from '@pagewright/model/languages';

/** The few words of ours that may stand on a page. */
const SHOWN_ROWS: Readonly<Record<Language, (shown: number, total: number) => string>> = {
  'zh-CN': (shown, total) => `显示 ${total} 行中的 ${shown} 行`,
  'zh-TW': (shown, total) => `顯示 ${total} 列中的 ${shown} 列`,
  'ja-JP': (shown, total) => `全 ${total} 行のうち ${shown} 行を表示`,
  'en-US': (shown, total) => `${shown} of ${total} rows shown`,
  'fr-FR': (shown, total) => `${shown} lignes sur ${total}`,
};

export function shownRowsLabel(language: Language, shown: number, total: number): string {
  return SHOWN_ROWS[language](shown, total);
}

const SHOWN_COLUMNS: Readonly<Record<Language, (shown: number, total: number) => string>> = {
  'zh-CN': (shown, total) => `显示 ${total} 列中的 ${shown} 列`,
  'zh-TW': (shown, total) => `顯示 ${total} 欄中的 ${shown} 欄`,
  'ja-JP': (shown, total) => `全 ${total} 列のうち ${shown} 列を表示`,
  'en-US': (shown, total) => `${shown} of ${total} columns shown`,
  'fr-FR': (shown, total) => `${shown} colonnes sur ${total}`,
};

export function shownColumnsLabel(language: Language, shown: number, total: number): string {
  return SHOWN_COLUMNS[language](shown, total);
}

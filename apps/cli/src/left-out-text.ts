import type { Language } from '@pagewright/model/languages';
import type { LeftOut, LeftOutReason } from '@pagewright/model/left-out';

const COUNTS: Readonly<Record<Language, (shown: number, total: number) => string>> = {
  'zh-CN': (shown, total) => `共 ${total} 条内容，${shown} 条已放入页面`,
  'zh-TW': (shown, total) => `共 ${total} 條內容，${shown} 條已放入頁面`,
  'en-US': (shown, total) => `${shown} of ${total} statements are on pages`,
  'ja-JP': (shown, total) => `${total} 件の内容のうち ${shown} 件がページにあります`,
  'fr-FR': (shown, total) => `${shown} énoncés sur ${total} figurent sur les pages`,
};

const REASONS: Readonly<Record<LeftOutReason, Readonly<Record<Language, string>>>> = {
  'by-hand': {
    'zh-CN': '已被手动更改或移除',
    'zh-TW': '已被手動更改或移除',
    'en-US': 'changed or removed by hand',
    'ja-JP': '手作業で変更または削除',
    'fr-FR': 'modifié ou retiré à la main',
  },
  prompt: {
    'zh-CN': '提示词要求略去',
    'zh-TW': '提示詞要求略去',
    'en-US': 'left out by the prompt',
    'ja-JP': 'プロンプトで除外',
    'fr-FR': 'écarté par la consigne',
  },
  furniture: {
    'zh-CN': '目录、页眉页脚或重复内容',
    'zh-TW': '目錄、頁首頁尾或重複內容',
    'en-US': 'contents, running heads or repetition',
    'ja-JP': '目次・ヘッダー・繰り返し',
    'fr-FR': 'sommaire, en-tête ou répétition',
  },
  reference: {
    'zh-CN': '联系方式、注释或参考文献',
    'zh-TW': '聯絡方式、註釋或參考文獻',
    'en-US': 'contacts, notes or references',
    'ja-JP': '連絡先・注記・参考文献',
    'fr-FR': 'coordonnées, notes ou références',
  },
  unclear: {
    'zh-CN': '无法理解',
    'zh-TW': '無法理解',
    'en-US': 'not understood',
    'ja-JP': '理解できない内容',
    'fr-FR': 'non compris',
  },
  'no-room': {
    'zh-CN': '所在页面放不下',
    'zh-TW': '所在頁面放不下',
    'en-US': 'no room on its page',
    'ja-JP': 'ページに収まらない',
    'fr-FR': 'pas de place sur sa page',
  },
  'less-important': {
    'zh-CN': '重要性低于已展示的内容',
    'zh-TW': '重要性低於已展示的內容',
    'en-US': 'less important than what is shown',
    'ja-JP': '掲載内容より重要度が低い',
    'fr-FR': 'moins important que ce qui est montré',
  },
};

/** How much of the documents stands on pages, in a line. */
export function countsLine({ total, statements }: LeftOut, language: Language): string {
  return COUNTS[language](total - statements.length, total);
}

/** The counts, and everything that no page shows, under its headings, with why. */
export function reportText(leftOut: LeftOut, language: Language): string {
  const lines = [countsLine(leftOut, language)];
  let above = '';
  for (const { file, section, text, reason, origin } of leftOut.statements) {
    const heading = `${file} · ${section.title}`;
    if (heading !== above) lines.push('', heading);
    above = heading;
    lines.push(`  - ${text.replace(/\s+/g, ' ') || origin} [${REASONS[reason][language]}]`);
  }
  return `${lines.join('\n')}\n`;
}

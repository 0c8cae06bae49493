import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import { ReaderLanguage } from '@pagewright/components/reader-language';
import { LANGUAGES, type Language } from '@pagewright/model/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageView } from './PageView.tsx';

const PICTURE = {
  'en-US': 'Failed to load image',
  'zh-CN': '图片加载失败',
  'zh-TW': '圖片載入失敗',
  'ja-JP': '画像を読み込めませんでした',
  'fr-FR': 'L’image n’a pas pu être chargée',
} as const satisfies Record<Language, string>;

function drawnFor(language: Language, mode: 'view' | 'print'): string {
  const page: Page = {
    title: '',
    language,
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: [componentOf('image', { imageUrl: 'asset:gone' })],
  };
  return renderToStaticMarkup(
    <ReaderLanguage value="fr-FR">
      <PageView page={page} mode={mode} />
    </ReaderLanguage>,
  );
}

describe('what cannot be drawn', () => {
  it.each(LANGUAGES)('speaks the language of the page in files: %s', (language) => {
    expect(drawnFor(language, 'print')).toContain(PICTURE[language]);
  });

  it('speaks to who looks at it on screens', () => {
    expect(drawnFor('zh-CN', 'view')).toContain(PICTURE['fr-FR']);
  });
});

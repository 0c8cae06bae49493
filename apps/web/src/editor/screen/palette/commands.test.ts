import { INSERT_ENTRIES } from '@pagewright/components/panels';
import { LANGUAGES, type Language } from '@pagewright/model/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../../app/i18n/i18n.ts';
import { loadCommonWords, loadWords } from '../../../app/i18n/load-words.ts';
import type { DocumentSteps } from '../../actions/action.ts';
import { ACTIONS } from '../../actions/actions.ts';
import { askedField } from '../../panels/asked-field.ts';
import { component, pageOf, TestEditor } from '../../testing/test-editor.ts';
import { PAGE_FIELDS } from '../page-fields.ts';
import { commandsOf } from './commands.ts';
import { offeredCommands } from './search-commands.ts';

const NAMESPACES = ['editor', 'panels', 'comments', 'presenting', 'sharing', 'versions'] as const;

beforeAll(async () => {
  await i18n.init({ lng: 'en-US', fallbackLng: false, resources: {}, interpolation: { escapeValue: false } });
  for (const language of LANGUAGES) {
    i18n.addResourceBundle(language, 'translation', await loadCommonWords(language));
    for (const name of NAMESPACES) {
      i18n.addResourceBundle(language, 'translation', { [name]: await loadWords(language, name) }, true);
    }
  }
});

const box = { x: 100, y: 100, width: 200, height: 100 };
const shown: string[] = [];
const document = {
  panel: (name: string) => shown.push(name),
  exporting: () => ({ isBusy: false }),
} as unknown as DocumentSteps;

async function commandsIn(language: Language, selected: readonly string[] = []) {
  await i18n.changeLanguage(language);
  const test = new TestEditor([pageOf([component('image', 'i', box), component('text', 't', box)])]);
  test.editor.select(selected);
  const actions = Object.assign(test, { document });
  return commandsOf({ actions, run: () => {}, insert: () => {} }, () => undefined, i18n.t);
}

/** What people type who come from other programs, in the order of the languages, and what it is here. */
const TYPED: readonly (readonly [words: Readonly<Record<Language, string>>, id: RegExp])[] = [
  [typed('母版', '母版', 'master', 'マスター', 'masque'), /^page-repeated$/],
  [typed('上标', '上標', 'superscript', '上付き', 'exposant'), /^superscript$/],
  [typed('下标', '下標', 'subscript', '下付き', 'indice'), /^subscript$/],
  [typed('高亮', '螢光筆', 'marker', 'ハイライト', 'surligner'), /^highlight$/],
  [typed('行内代码', '行內程式碼', 'inline code', '等幅', 'monospace'), /^code$/],
  [typed('滤镜', '濾鏡', 'filter', 'フィルター', 'filtre'), /:brightness/],
  [typed('双色调', '雙色調', 'duotone', 'ダブルトーン', 'bichromie'), /:duotone/],
  [typed('翻转', '翻轉', 'flip', '反転', 'retourner'), /^flip-horizontal$/],
  [typed('镜像', '鏡像', 'mirror', 'ミラー', 'miroir'), /^flip-vertical$/],
  [typed('蒙版', '遮罩', 'mask', 'マスク', 'masque'), /:mask/],
  [typed('格式刷', '格式刷', 'painter', '書式', 'pinceau'), /^brush$/],
  [typed('替换', '取代', 'replace', '置換', 'remplacer'), /^find$/],
  [typed('替换', '取代', 'replace', '置き換え', 'remplacer'), /:imageUrl/],
  [typed('品牌', '品牌', 'brand', 'ブランド', 'marque'), /^theme$/],
  [typed('批注', '註解', 'comment', 'コメント', 'commentaire'), /^comment$/],
  [typed('切换', '轉場', 'transition', '切り替え', 'transition'), /^page-transition$/],
  [typed('动画', '動畫', 'animation', 'アニメーション', 'animation'), /^animation$/],
  [typed('备注', '備忘', 'notes', 'ノート', 'notes'), /^notes$/],
  [typed('行距', '行距', 'line spacing', '行間', 'interligne'), /:lineHeight/],
  [typed('项目符号', '項目符號', 'bullets', '箇条書き', 'puces'), /:listType/],
  [typed('等距', '等距', 'equal gaps', '等間隔', 'espacement égal'), /^distribute-vertical$/],
  [typed('比例', '比例', 'ratio', '縦横比', 'rapport'), /:aspect$/],
  [typed('分节', '章節', 'sections', 'セクション', 'sections'), /^overview$/],
  [typed('隐藏页面', '隱藏頁面', 'hide page', 'ページを隠す', 'masquer page'), /^overview$/],
  [typed('图库', '圖庫', 'media', 'メディア', 'médias'), /^library$/],
  [typed('电子表格', '試算表', 'spreadsheet', 'スプレッドシート', 'tableur'), /^cells$/],
  [typed('超链接', '超連結', 'hyperlink', 'ハイパーリンク', 'hyperlien'), /^link$/],
  [typed('下载', '下載', 'download', 'ダウンロード', 'télécharger'), /^export-as/],
  [typed('背景图', '背景圖', 'background', '背景', 'arrière-plan'), /^picture-to-background$/],
  [typed('参考线', '輔助線', 'guide', 'ガイド', 'repère'), /^guides$/],
  [typed('加粗', '粗體', 'bold', '太字', 'gras'), /:fontWeight/],
  [typed('斜体', '斜體', 'italic', '斜体', 'italique'), /:fontStyle/],
  [typed('下划线', '底線', 'underline', '下線', 'souligné'), /:textDecoration/],
  [typed('删除线', '刪除線', 'strikethrough', '取り消し線', 'barré'), /:textDecoration/],
  [typed('表格样式', '表格樣式', 'table style', '表のスタイル', 'style de tableau'), /:preset/],
  [typed('替代文字', '替代文字', 'alt text', '代替テキスト', 'texte de remplacement'), /:alt/],
  [typed('选择同类', '選取同類', 'select similar', '同じ種類', 'sélectionner semblables'), /^select-same/],
  [typed('历史版本', '歷史版本', 'history', '変更履歴', 'historique'), /^versions$/],
  [typed('水印', '浮水印', 'watermark', '透かし', 'filigrane'), /^page-repeated$/],
  [typed('页面尺寸', '頁面尺寸', 'page size', 'ページサイズ', 'taille de la page'), /^page-format$/],
  [typed('全屏', '全螢幕', 'fullscreen', '全画面', 'plein écran'), /^present$/],
  [typed('无障碍', '無障礙', 'accessibility', 'アクセシビリティ', 'accessibilité'), /^health$/],
  [typed('标尺', '尺規', 'ruler', 'ルーラー', 'règle'), /^rulers$/],
  [typed('流程图', '流程圖', 'flowchart', 'フローチャート', 'organigramme'), /^insert:shape:/],
  [typed('插图', '插圖', 'clipart', '挿絵', 'dessin'), /^insert:illustration:/],
  [typed('吸附', '貼齊', 'snap', 'スナップ', 'magnétisme'), /^grid$/],
  [typed('合并单元格', '合併儲存格', 'merge cells', 'セルの結合', 'fusionner cellules'), /^edit$/],
  [typed('裁剪', '裁切', 'crop', 'トリミング', 'recadrer'), /^edit$/],
  [typed('方程', '方程式', 'equation', '方程式', 'équation'), /^insert:formula$/],
  [typed('文本框', '文字方塊', 'text box', 'テキストボックス', 'zone de texte'), /^start-text$/],
];

function typed(...words: readonly [string, string, string, string, string]): Readonly<Record<Language, string>> {
  const [zhCN, zhTW, enUS, jaJP, frFR] = words;
  return { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS, 'ja-JP': jaJP, 'fr-FR': frFR };
}

describe.each(LANGUAGES)('the palette in %s', (language) => {
  let commands: Awaited<ReturnType<typeof commandsIn>>;
  beforeAll(async () => {
    commands = await commandsIn(language);
  });

  it.each(TYPED.map(([words, id]) => [words[language], id] as const))('finds by %s what is %s', (word, id) => {
    const found = offeredCommands(commands, word);
    expect(found.map((command) => command.id)).toContainEqual(expect.stringMatching(id));
  });
});

it('goes to the field of what is selected, which is idle where nothing has it', async () => {
  const duotone = async (selected: readonly string[]) => {
    const [first] = offeredCommands(await commandsIn('en-US', selected), 'duotone');
    return first;
  };
  expect((await duotone(['t']))?.isIdle).toBe(true);
  const there = await duotone(['i']);
  expect(there?.isIdle).toBe(false);
  there?.run();
  expect(askedField.getState()).toBe('duotone');
  expect(shown.at(-1)).toBe('properties');
});

it('goes where masters are, rather than change all pages of who asks what they are called here', async () => {
  const [first] = offeredCommands(await commandsIn('en-US', ['i']), 'master');
  first?.run();
  expect([first?.id, askedField.getState()]).toEqual(['page-repeated', 'page-repeated']);
});

it('has other words only for what there is', async () => {
  const { words } = (await loadWords('en-US', 'editor')).palette;
  const commands = await commandsIn('en-US');
  const props = commands.flatMap(({ id }) => (id.startsWith('field:') ? id.split(':').slice(2) : []));
  const entries = INSERT_ENTRIES.map(({ id }) => id);
  const known = new Set([
    ...ACTIONS.map(({ id }) => id),
    ...Object.values(PAGE_FIELDS),
    ...props,
    ...entries,
    'aspect',
  ]);
  for (const id of Object.keys(words)) expect(known).toContain(id);
});

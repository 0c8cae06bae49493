import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const said = (prompt: string) => {
  const { wishes, rest } = understand(prompt);
  const told = wishes.map(({ do: what, pages, ...rest }) =>
    [what, ...Object.values(rest), pages === undefined ? '' : `@${String(pages)}`]
      .filter((one) => one !== '')
      .join(' '),
  );
  return [...told, ...rest.map((one) => `? ${one}`)].join(' | ');
};

const OFFERED = [
  'shorter',
  'longer',
  'split 2',
  'form table',
  'form chart',
  'form timeline',
  'form list',
  'chart-type',
  'layout',
  'fix',
  'bring-in text',
  'script traditional',
  'units imperial',
  'add-pages',
];

const SAID: readonly (readonly [string, string])[] = [
  // English
  ['Make it shorter', 'shorter'],
  ['please shorten page 3', 'shorter @3'],
  ['Can you make this page a bit longer?', 'longer'],
  ['Add more detail to pages 2 to 4', 'longer @2,3,4'],
  ['Split this page into three', 'split 3'],
  ['Merge pages 3 and 4', 'merge @3,4'],
  ['merge page 3 with page 4', 'merge @3,4'],
  ['merge this page with the next', 'merge'],
  ['和下一页合并', 'merge'],
  ['次のページと統合して', 'merge'],
  ['Fusionne cette page avec la suivante', 'merge'],
  ['Move page 3 after page 5', 'move after 5 @3'],
  ['move this page to the end', 'move last'],
  ['Turn it into a table', 'form table'],
  ['make a chart of it', 'form chart'],
  ['turn the table into a pie chart', 'form chart pie'],
  ['make a table of the list', 'form table'],
  ['Show it as a timeline', 'form timeline'],
  ['use another chart type', 'chart-type'],
  ['another layout', 'layout'],
  ['try a different layout for page 2', 'layout @2'],
  ['Use the elegant style', 'style elegant'],
  ['compact style for all pages', 'style compact @all'],
  ['make it more concise', 'shorter'],
  ['Change the format to A4 landscape', 'format a4-landscape'],
  ['A4 portrait', 'format a4-portrait'],
  ['switch to 4:3', 'format ppt-4-3'],
  ['bring in a statement that was left out', 'bring-in text'],
  ['bring in “Hay for the winter”', 'bring-in text Hay for the winter'],
  ['add a picture', 'bring-in picture'],
  ['add pages from the attached file', 'add-pages'],
  ['fix the problems', 'fix'],
  ['fix what page health finds', 'fix'],
  ['convert to traditional Chinese', 'script traditional'],
  ['convert km to miles', 'units imperial'],
  ['show the figures in thousands', 'units thousand'],
  ['in millions', 'units million'],
  ['convert the numbers to k', 'units k'],
  ['in Celsius instead of Fahrenheit', 'units celsius'],
  ['delete page 4', 'remove @4'],
  ['Shorten page 2 and move it after page 5', 'shorter @2 | move after 5 @2'],
  ['shorten page 2, split page 4', 'shorter @2 | split 2 @4'],
  // simplified Chinese
  ['把这一页缩短', 'shorter'],
  ['请让第3页更简短一些', 'shorter @3'],
  ['内容再详细一点', 'longer'],
  ['把第2页拆分成两页', 'split 2 @2'],
  ['拆成3页', 'split 3'],
  ['合并第3页和第4页', 'merge @3,4'],
  ['把第三、四页合并成一页', 'merge @3,4'],
  ['把第3页移到第5页后面', 'move after 5 @3'],
  ['移到最后', 'move last'],
  ['改成表格', 'form table'],
  ['把表格变成柱状图', 'form chart bar'],
  ['做成时间轴', 'form timeline'],
  ['换一种图表类型', 'chart-type'],
  ['换个版式', 'layout'],
  ['换成科技风格', 'style tech'],
  ['所有页面用简洁风格', 'style concise @all'],
  ['改为A4横版', 'format a4-landscape'],
  ['改成A4竖版', 'format a4-portrait'],
  ['写得更详细一些', 'longer'],
  ['公里换算成英里', 'units imperial'],
  ['换算成万', 'units wan'],
  ['把数字改成以亿元为单位', 'units yi'],
  ['加入一条被略去的内容', 'bring-in text'],
  ['添加一张图片', 'bring-in picture'],
  ['用附件生成新的页面', 'add-pages'],
  ['修复问题', 'fix'],
  ['翻译成繁体中文', 'script traditional'],
  ['把公里换成英里', 'units imperial'],
  ['第2页缩短，第4页拆分', 'shorter @2 | split 2 @4'],
  // traditional Chinese
  ['把這一頁縮短', 'shorter'],
  ['將第3頁移到第1頁之前', 'move before 1 @3'],
  ['合併第2頁與第3頁', 'merge @2,3'],
  ['換成優雅風格', 'style elegant'],
  ['改成長條圖', 'form chart bar'],
  ['轉換為簡體中文', 'script simplified'],
  ['改用華氏', 'units fahrenheit'],
  // Japanese
  ['このページを短くしてください', 'shorter'],
  ['もう少し詳しくして', 'longer'],
  ['3ページを2つに分割して', 'split 2 @3'],
  ['3ページと4ページをまとめて', 'merge @3,4'],
  ['3ページを5ページの後に移動して', 'move after 5 @3'],
  ['表にまとめて', 'form table'],
  ['円グラフにして', 'form chart pie'],
  ['年表にしてください', 'form timeline'],
  ['箇条書きにして', 'form list'],
  ['別のレイアウトにして', 'layout'],
  ['エレガントなスタイルにして', 'style elegant'],
  ['すべてのページをミニマルなスタイルに', 'style minimal @all'],
  ['問題を修正して', 'fix'],
  ['省略された内容を追加して', 'bring-in text'],
  ['マイルに変換して', 'units imperial'],
  ['数字を万円単位で表示して', 'units wan'],
  ['添付ファイルからページを追加して', 'add-pages'],
  // French
  ['Raccourcis cette page', 'shorter'],
  ['Rends la page 3 plus courte', 'shorter @3'],
  ['Développe un peu le texte', 'longer'],
  ['Divise la page 4 en deux', 'split 2 @4'],
  ['Fusionne les pages 3 et 4', 'merge @3,4'],
  ['Déplace la page 3 après la page 5', 'move after 5 @3'],
  ['mets la page 2 au début', 'move first @2'],
  ['mets-le sous forme de tableau', 'form table'],
  ['Transforme la liste en graphique en barres', 'form chart bar'],
  ['une autre mise en page', 'layout'],
  ['passe au style élégant', 'style elegant'],
  ['ajoute une image', 'bring-in picture'],
  ['corrige les problèmes', 'fix'],
  ['convertis en miles', 'units imperial'],
  ['affiche les chiffres en milliers', 'units thousand'],
  ['ajoute une phrase omise', 'bring-in text'],
  // What the panel offers.
  ...[
    'Make it shorter / Make it longer / Split into two pages / Turn it into a table / Make a chart of it / Show it as a timeline / Turn it into a list / Use another chart type / Another layout / Fix the problems / Bring in what was left out / Convert to traditional Chinese / Convert km to miles / Add pages from the attached file',
    '把这一页缩短 / 内容再详细一点 / 拆成两页 / 改成表格 / 改成图表 / 做成时间轴 / 改成列表 / 换一种图表类型 / 换个版式 / 修复问题 / 加入被略去的内容 / 转换为繁体中文 / 换成英里 / 用附件生成新的页面',
    '把這一頁縮短 / 內容再詳細一點 / 拆成兩頁 / 改成表格 / 改成圖表 / 做成時間軸 / 改成列表 / 換一種圖表類型 / 換個版式 / 修復問題 / 加入被略去的內容 / 轉換為繁體中文 / 換成英里 / 用附件產生新的頁面',
    'このページを短くして / もう少し詳しくして / 2ページに分割して / 表にして / グラフにして / 年表にして / 箇条書きにして / 別の種類のグラフにして / 別のレイアウトにして / 問題を修正して / 省略された内容を追加して / 繁体字にして / マイルに変換して / 添付ファイルからページを追加して',
    'Raccourcis cette page / Développe le texte / Divise en deux pages / Transforme en tableau / Transforme en graphique / Affiche une frise / Transforme en liste / Un autre type de graphique / Une autre mise en page / Corrige les problèmes / Ajoute un contenu omis / Convertis en chinois traditionnel / Convertis en miles / Ajoute des pages à partir du fichier joint',
  ].flatMap((offered) => offered.split(' / ').map((prompt, index) => [prompt, OFFERED[index] ?? ''] as const)),
];

describe('what is removed is a page', () => {
  it.each([
    'Delete the table',
    'Remove the numbers',
    'Delete everything but page 2',
    'Supprime le tableau',
    'Supprime les chiffres',
    '删除第3页的图表',
    '刪除數據',
    '文字を削除',
    '3ページのグラフを削除',
    '把第3页放在最后一页前面',
  ])('or nothing: %s', (prompt) => {
    expect(understand(prompt).wishes).toEqual([]);
  });
});

describe('what the assistant understands', () => {
  it.each(SAID)('%s', (prompt, wanted) => {
    expect(said(prompt)).toBe(wanted);
  });

  it.each([
    'Write a poem about cows',
    'What is a chart?',
    'Do not make it shorter',
    'make it funnier',
    'Explain why sales went down in a table',
    'Is this page too long?',
    'translate into German',
    'the meeting was moved to page 5',
    'Why was this left out?',
    'shorten the second paragraph to ten words',
    '写一首关于奶牛的诗',
    '不要缩短',
    '把销售下降的原因解释一下',
    '翻译成德语',
    '这一页的结论对吗',
    '別縮短',
    '短くしないでください',
    '売上が下がった理由を説明して',
    'ドイツ語に翻訳して',
    'Ne raccourcis pas cette page',
    'Explique pourquoi les ventes baissent',
    'traduis en allemand',
    'after page 5',
    'into two pages',
  ])('near-miss: %s', (prompt) => {
    const { wishes, rest } = understand(prompt);
    expect({ wishes, isTold: rest.length > 0 }).toEqual({ wishes: [], isTold: true });
  });

  it('does what it understands and says what it does not', () => {
    expect(said('Rewrite the introduction in a friendlier tone, and make it shorter')).toBe(
      'shorter | ? Rewrite the introduction in a friendlier tone',
    );
    expect(said('语气更幽默，然后拆成两页')).toBe('split 2 | ? 语气更幽默');
    expect(understand('  ')).toEqual({ wishes: [], rest: [] });
  });
});

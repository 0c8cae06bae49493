/** Every command that the assistant understands without a language model, as people say it, on pages that have what it needs. */

export interface AssistantWalk {
  readonly language: string;
  readonly text: string;
  /** Pages by what stands on them. */
  readonly pages: Readonly<Record<PageName, string>>;
  /** What is said, about which page, what comes of it (`AssistNoteCode`), and whether that is accepted. */
  readonly wishes: readonly (readonly [said: string, page: PageName | undefined, note: string, 'accept'?])[];
  /** Said with a file beside it. */
  readonly withFile: string;
}

type PageName = 'dated' | 'figures' | 'entries' | 'rules';

const CANAL = `# The canal towpath

## Works

- 3 March 2025: the lock gates at Elm Bridge are lifted out
- 14 April 2025: stone arrives by barge from the quarry
- 2 June 2025: the towpath is closed between both bridges
- 9 September 2025: walkers may use the new path

## Costs by part

| Part | Cost in 2024 | Cost in 2025 |
| --- | --- | --- |
| Masonry | 42,000 | 58,000 |
| Lock gates | 31,500 | 30,200 |
| Planting | 8,400 | 9,100 |
| Signs | 2,300 | 4,700 |

## What volunteers do

- Volunteers clear the hedges along 12 km of the path before the birds nest
- Two people open the swing bridge every morning from May to October
- The tool shed is checked on the first Saturday of each month
- School classes count newts in the side pond
- Litter is weighed and entered in the book: 340 kg last year
- Paint for the benches is given by the chandler in Wharf Street

## Rules for boats

The speed limit is 6 km/h on the whole length. Boats moor on the town side only. Engines are stopped in the tunnel. Generators are silent after eight in the evening. Whoever meets a hire boat gives way at the bends. Water points are locked in winter.
`;
const CANAL_CHINESE = `# 运河步道

## 工程进度

- 2025年3月3日：榆树桥的闸门被吊出
- 2025年4月14日：石料由驳船从采石场运到
- 2025年6月2日：两座桥之间的步道封闭
- 2025年9月9日：行人可以使用新步道

## 各部分费用

| 部分 | 2024年费用 | 2025年费用 |
| --- | --- | --- |
| 砌石 | 42,000 | 58,000 |
| 闸门 | 31,500 | 30,200 |
| 绿化 | 8,400 | 9,100 |
| 标牌 | 2,300 | 4,700 |

## 志愿者的工作

- 志愿者在鸟类筑巢之前清理12公里的树篱
- 每天早上有两个人打开平旋桥，从五月到十月
- 每个月的第一个星期六检查工具棚
- 学校的学生在旁边的池塘里数蝾螈
- 垃圾称重后记在本子上：去年340公斤
- 长椅的油漆由码头街的船具商赠送

## 船只的规则

全程限速每小时6公里。船只只能停靠在城镇一侧。在隧道里必须关闭发动机。晚上八点以后发电机必须安静。遇到租用船的人要在弯道让路。取水点冬天上锁。
`;

export const ENGLISH_WALK: AssistantWalk = {
  language: 'en-US',
  text: CANAL,
  pages: { dated: 'Elm Bridge', figures: 'Masonry', entries: 'swing bridge', rules: 'hire boat' },
  wishes: [
    ['Warm style', undefined, 'style'],
    ['A4 portrait', undefined, 'format'],
    ['Make it shorter', 'entries', 'shorter', 'accept'],
    ['Make it longer', 'entries', 'longer'],
    ['Split into two pages', 'entries', 'split'],
    ['Merge with the next page', 'entries', 'merge'],
    ['Move it to the end', 'dated', 'move'],
    ['Turn it into a table', 'dated', 'table'],
    ['Make a chart of it', 'figures', 'chart'],
    ['Use another chart type', 'figures', 'chart-type'],
    ['Turn it into a list', 'dated', 'list', 'accept'],
    ['Show it as a timeline', 'dated', 'timeline'],
    ['Another layout', 'entries', 'layout'],
    ['Bring in what was left out', 'entries', 'bring-in'],
    ['Fix the problems', 'entries', 'fix'],
    ['Convert km to miles', 'entries', 'units'],
    ['Remove this page', 'rules', 'remove'],
  ],
  withFile: 'Add pages from the attached file',
};

export const CHINESE_WALK: AssistantWalk = {
  language: 'zh-CN',
  text: CANAL_CHINESE,
  pages: { dated: '采石场', figures: '砌石', entries: '平旋桥', rules: '租用船' },
  wishes: [
    ['温暖的风格', undefined, 'style'],
    ['改成A4竖版', undefined, 'format'],
    ['更简短', 'entries', 'shorter', 'accept'],
    ['写详细一些', 'entries', 'longer'],
    ['拆成两页', 'entries', 'split'],
    ['和下一页合并', 'entries', 'merge'],
    ['移到最后', 'dated', 'move'],
    ['改成表格', 'dated', 'table'],
    ['做成图表', 'figures', 'chart'],
    ['换一种图表类型', 'figures', 'chart-type'],
    ['改成列表', 'dated', 'list', 'accept'],
    ['改成时间轴', 'dated', 'timeline'],
    ['换个版式', 'entries', 'layout'],
    ['加入被略去的内容', 'entries', 'bring-in'],
    ['修复问题', 'entries', 'fix'],
    ['转换成繁体', 'entries', 'script'],
    ['公里换算成英里', 'entries', 'units'],
    ['删除这一页', 'rules', 'remove'],
  ],
  withFile: '根据附件添加页面',
};

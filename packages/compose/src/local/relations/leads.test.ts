import { expect, it } from 'vitest';
import { leadOf } from './leads.ts';

const of = (text: string) => leadOf({ text, dates: [] });

it.each([
  '只有当你把预编译的 Vue 组件代码发布为一个包，才会发生版本不匹配。',
  '补丁版本 (patch releases) 发布会及时按需进行。',
  '如果你正在使用 TypeScript，则可以锁住当前的小版本。',
  '使用 Vue 的多种方式',
  '请先安装 pnpm：',
  '天气好☀️的话，我们周六去🏕️',
])('a blank between two scripts, or a sign within a clause, leads to nothing: %s', (text) => {
  expect(of(text)).toBeUndefined();
});

it.each([
  ['日にち 11月23日（日）', '日にち', '11月23日（日）'],
  ['联系人 Anna Berg', '联系人', 'Anna Berg'],
  ['测试范围 登录和支付', '测试范围', '登录和支付'],
  ['负责平台  Linux', '负责平台', 'Linux'],
  ['环境 iOS 17/18、Android 12-15', '环境', 'iOS 17/18、Android 12-15'],
])('%s', (text, lead, rest) => {
  expect(of(text)).toEqual({ lead, rest, mark: 'space' });
});

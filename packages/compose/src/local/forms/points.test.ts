import type { PageBrief } from '@pagewright/model/outline';
import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';

it('columns of passages that stand beside each other all have their names, whatever stands over the page', () => {
  const links = ['机器学习博士求职指南（英文）', '使用 DNS 通过 ACME 认证域名的所有权（英文）'];
  const { pages } = composeLocal({
    documents: [
      documentOf(
        [
          heading('科技周刊（第 404 期）', 1),
          heading('动态'),
          paragraph('一家公司推出了便捷键盘。键盘下方是一排快捷键。它售价二百三十美元。'),
          paragraph('一个设计师发明了风力编织机，可以安装在阳台上。风力带动叶片，把毛线织成围巾。'),
          heading('文章'),
          ...links.flatMap((name) => [
            heading(name, 3),
            paragraph(`作者已经进入实验室工作，本文是求职过程的回顾和总结。${name}另有一篇值得一读。`),
          ]),
          heading('订阅'),
          paragraph('周刊每周五发布，同步更新在网络日志。欢迎投稿，也欢迎转发给朋友。'),
        ],
        { title: '科技周刊（第 404 期）', language: 'zh-CN' },
      ),
    ],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  });
  const columns = pages.flatMap((page) => (page.form === 'two-column' ? [headingsOf(page)] : []));
  expect(columns).toContainEqual(links);
});

function headingsOf({ columns }: Extract<PageBrief, { form: 'two-column' }>): (string | undefined)[] {
  return columns.map(({ heading: own }) => own?.text);
}

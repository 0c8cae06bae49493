import type { Page } from '@pagewright/components/models';
import type { FormatId } from '@pagewright/model/formats';
import { parsePage } from '@pagewright/page/source-text';
import type { PrintJob } from '../job.ts';

/** A page with a heading, text, a list, a table, shapes and, if asked, a chart. */
export function samplePage(number: number, format: FormatId = 'ppt-16-9', chart = false): Page {
  const drawing = chart
    ? `<EChart id="chart" x={640} y={420} width={300} height={260} chartType="bar" chartConfig={\`{
        "xAxis": { "type": "category", "data": ["Nord", "Süd"] }, "yAxis": {}, "series": [{ "type": "bar", "data": [3, 5] }]
      }\`} />`
    : '';
  return parsePage(
    `
    <Page title="Page ${number}" format="${format}" language="zh-CN" margin={40}
      background={{ type: "linear", angle: 90, stops: [{ color: "#ffffff", position: 0 }, { color: "#e8eefc", position: 100 }] }}>
      <Rectangle id="panel" x={60} y={140} width={420} height={240} backgroundColor="#dfe8ff" decorative={true} />
      <Heading id="title" x={80} y={40} width={800} height={60} level={1} textAlign="left">第 ${number} 页 Overview</Heading>
      <Heading id="part" x={80} y={110} width={400} height={40} level={2} textAlign="left">Part of ${number}</Heading>
      <Text id="text" x={80} y={160} width={380} height={90} fontWeight={700} spans={[{ start: 0, end: 4, link: "https://example.org/plan" }]}>收入增长 12%, efficient &amp; “quoted” {'text'}</Text>
      <Text id="list" x={80} y={260} width={380} height={110} listType="bullet">{\`first entry
second entry\`}</Text>
      <Table id="table" x={520} y={160} width={400} height={120} rows={2} columns={2} cellData={[["Name", "Wert"], ["甲", "1,200"], ["乙", "3.5%"]]} />
      ${drawing}
    </Page>`.replace("{'text'}", 'text'),
  );
}

export function sampleJob(pages: readonly Page[]): PrintJob {
  return { pages, assets: {}, title: 'Quarterly 季度回顾', language: 'zh-CN' };
}
